import { writeEnhancement, writeEnhancementTest } from './templates/dom-chunk';
import { writeComponent, writeComponentTest } from './templates/react-chunk';
import {
  writeBrowserTest,
  writeDeclaration,
  writeSamplePage,
  writeStyles,
} from './templates/shared';
import type { PlaceholderPlan } from './templates/shared';

/** A file of the repository. */
export interface NewFile {
  /** Path from the repository's root. */
  readonly path: string;
  readonly text: string;
}

const listChunkFiles = (plan: PlaceholderPlan): NewFile[] => {
  const { kebab } = plan.name;
  const folder = `src/chunks/${kebab}`;
  const styles = { path: `${folder}/${kebab}.css`, text: writeStyles(plan) };
  switch (plan.kind) {
    case 'react':
      return [
        { path: `${folder}/index.tsx`, text: writeComponent(plan) },
        styles,
        { path: `${folder}/${kebab}.test.tsx`, text: writeComponentTest(plan) },
      ];
    case 'dom':
      return [
        { path: `${folder}/index.ts`, text: writeEnhancement(plan) },
        styles,
        { path: `${folder}/${kebab}.test.ts`, text: writeEnhancementTest(plan) },
      ];
  }
};

/** Lists the files of a new placeholder, not yet formatted. */
export const listPlaceholderFiles = (plan: PlaceholderPlan): NewFile[] => {
  const { kebab } = plan.name;
  return [
    { path: `src/mounts/placeholders/${kebab}.ts`, text: writeDeclaration(plan) },
    ...listChunkFiles(plan),
    { path: `fixtures/html/templates/pages/samples/${kebab}.html`, text: writeSamplePage(plan) },
    { path: `e2e/${kebab}.spec.ts`, text: writeBrowserTest(plan) },
  ];
};

import { createEnhancement, createEnhancementTest } from './templates/dom-chunk';
import { createComponent, createComponentTest } from './templates/react-chunk';
import {
  createBrowserTest,
  createDeclaration,
  createSamplePage,
  createStyles,
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
  const styles = { path: `${folder}/${kebab}.css`, text: createStyles(plan) };
  switch (plan.kind) {
    case 'react':
      return [
        { path: `${folder}/index.tsx`, text: createComponent(plan) },
        styles,
        { path: `${folder}/${kebab}.test.tsx`, text: createComponentTest(plan) },
      ];
    case 'dom':
      return [
        { path: `${folder}/index.ts`, text: createEnhancement(plan) },
        styles,
        { path: `${folder}/${kebab}.test.ts`, text: createEnhancementTest(plan) },
      ];
  }
};

/** Lists the files of a new placeholder, not yet formatted. */
export const listPlaceholderFiles = (plan: PlaceholderPlan): NewFile[] => {
  const { kebab } = plan.name;
  return [
    { path: `src/mounts/placeholders/${kebab}.ts`, text: createDeclaration(plan) },
    ...listChunkFiles(plan),
    { path: `fixtures/html/templates/pages/samples/${kebab}.html`, text: createSamplePage(plan) },
    { path: `e2e/${kebab}.spec.ts`, text: createBrowserTest(plan) },
  ];
};

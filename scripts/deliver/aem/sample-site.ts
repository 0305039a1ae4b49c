import { manifest } from '../../../src/mounts/manifest';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import { getTireDetailUrl } from '../../../src/site/tire-urls';
import { UI_VERSION } from '../../../src/site/version';
import { createComponentModel, createSampleValues } from '../component-model';
import type { ComponentModel } from '../component-model';
import type { Files } from '../files';
import { createMetadata, createProject, getArchiveName } from './content-package';
import type { ContentPackage } from './content-package';
import { createDialogParts } from './dialog-parts';
import type { DialogField, ItemList } from './dialog-parts';
import { createContentXml, createUnstructured } from './docview';
import type { ContentNode } from './docview';
import { getComponentGroup, createSummary } from './editor-texts';

/** The package with the policy, a template, and sample pages, for the site's project. */
export const SAMPLE_PACKAGE = { group: 'bsro', name: 'bsro-ui.ui.content', version: UI_VERSION };

/** The name of the archive that AEM installs. */
export const SAMPLE_ARCHIVE = getArchiveName(SAMPLE_PACKAGE);

/** The name of the policy, the template, and the page above the sample pages. */
const NAME = 'bsro-ui';

/** The paths and resource types of a site of AEM's project archetype. @param site its `appId` */
const createSitePaths = (site: string) => ({
  policies: `/conf/${site}/settings/wcm/policies`,
  templates: `/conf/${site}/settings/wcm/templates`,
  template: `/conf/${site}/settings/wcm/templates/${NAME}`,
  policy: `${site}/components/container/${NAME}`,
  content: `/content/${site}`,
  pages: `/content/${site}/${NAME}`,
  page: `${site}/components/page`,
  container: `${site}/components/container`,
  text: `${site}/components/text`,
});

type SitePaths = ReturnType<typeof createSitePaths>;

/** Creates the policy that allows the components in a container. */
const createPolicy = ({ container, text }: SitePaths): ContentNode => {
  const groups = [...new Set(manifest.map((each) => createComponentModel(each).group))].sort();
  return createUnstructured({
    'jcr:title': 'Container with bsro-ui',
    'jcr:description': "Allows the components of bsro-ui, and the site's container and text.",
    'sling:resourceType': 'wcm/core/components/policy/policy',
    components: [
      ...groups.map((group) => `group:${getComponentGroup(group)}`),
      ...[container, text].map((type) => `/apps/${type}`),
    ],
  });
};

const createPage = (
  content: ContentNode['properties'],
  children: ContentNode['children'] = {},
): ContentNode => ({
  properties: { 'jcr:primaryType': 'cq:Page' },
  children: {
    'jcr:content': { properties: { 'jcr:primaryType': 'cq:PageContent', ...content }, children },
  },
});

/** Creates a template whose container has the policy. */
const createTemplateFiles = ({ template, page, container, policy }: SitePaths): Files => {
  const root = { 'sling:resourceType': container, layout: 'responsiveGrid' };
  const content = { 'cq:template': template, 'sling:resourceType': page };
  const files: Readonly<Record<string, ContentNode>> = {
    '.content.xml': {
      properties: { 'jcr:primaryType': 'cq:Template', allowedPaths: ['/content(/.*)?'] },
      children: {
        'jcr:content': {
          properties: {
            'jcr:primaryType': 'cq:PageContent',
            'jcr:title': 'Page with bsro-ui',
            'jcr:description': 'A page whose container allows the components of bsro-ui.',
            status: 'enabled',
          },
        },
      },
    },
    'initial/.content.xml': createPage(content, { root: createUnstructured(root) }),
    'structure/.content.xml': createPage(content, {
      root: createUnstructured({ ...root, editable: true }),
    }),
    'policies/.content.xml': {
      properties: { 'jcr:primaryType': 'cq:Page' },
      children: {
        'jcr:content': createUnstructured(
          { 'sling:resourceType': 'wcm/core/components/policies/mappings' },
          {
            root: createUnstructured({
              'cq:policy': policy,
              'sling:resourceType': 'wcm/core/components/policies/mapping',
            }),
          },
        ),
      },
    },
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, node]) => [
      `jcr_root${template}/${file}`,
      createContentXml(node),
    ]),
  );
};

const createValues = (fields: readonly DialogField[]) =>
  Object.fromEntries(
    fields.map(({ name, kind, sample }) => [name, kind === 'flag' ? true : sample] as const),
  );

/** Creates a list with one item, which has the required values. */
const createSampleList = ({ fields, nested = [] }: ItemList): ContentNode =>
  createUnstructured(
    {},
    {
      item0: createUnstructured(
        createValues(fields.filter(({ isRequired }) => isRequired)),
        Object.fromEntries(nested.map((list) => [list.name, createSampleList(list)])),
      ),
    },
  );

/** Creates a component as the editor stores it after an author has filled its dialog with the samples. */
const createSampleComponent = (
  model: ComponentModel,
  { container, text }: SitePaths,
): ContentNode => {
  const { name, sampleContent, initialContent } = model;
  const { fields, lists, template } = createDialogParts(model);
  const isText = sampleContent !== '' && initialContent === '' && template === '';
  return createUnstructured(
    {
      'sling:resourceType': `bsro-ui/components/content/${name}`,
      ...createSampleValues(model),
      ...createValues(fields),
    },
    {
      ...Object.fromEntries(lists.map((list) => [list.name, createSampleList(list)])),
      ...(isText
        ? {
            content: createUnstructured(
              { 'sling:resourceType': container, layout: 'responsiveGrid' },
              {
                text: createUnstructured({
                  'sling:resourceType': text,
                  text: sampleContent,
                  textIsRich: true,
                }),
              },
            ),
          }
        : {}),
    },
  );
};

/** Creates texts with the IDs to which the links of a sample lead. */
const createTargets = ({ parts, sampleContent }: ComponentModel, { text }: SitePaths) =>
  Object.fromEntries(
    parts.some(({ leadsToElement }) => leadsToElement)
      ? [...sampleContent.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => [
          `text-${id}`,
          createUnstructured({
            'sling:resourceType': text,
            text: `<h2 id="${id}">${id}</h2>`,
            textIsRich: true,
          }),
        ])
      : [],
  );

/** Returns the path of a component's sample page. Features find a tire's page by its path. */
export const getSamplePath = (model: ComponentModel): string => {
  const { article, brand, tireName } = createSampleValues(model);
  return model.name === 'tire-detail' && article && brand && tireName
    ? getTireDetailUrl(brand, tireName, article).replace(/^\/|\/$/g, '')
    : model.name;
};

/** Returns the pages above a page. */
const getParents = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

/** Creates a page without components, above others. */
const createParentPage = (title: string, { template, page }: SitePaths): string =>
  createContentXml(
    createPage({ 'jcr:title': title, 'cq:template': template, 'sling:resourceType': page }),
  );

/** Creates a page with a component, after those that it works with. */
const createSamplePage = ({ author, name }: AnyPlaceholder, paths: SitePaths): string => {
  const models = manifest
    .filter((other) => other.name === name || author?.worksWith?.includes(other.name))
    .map(createComponentModel);
  const model = models.find((each) => each.name === name);
  if (!model) throw new Error(`${name} isn't in the manifest`);
  return createContentXml(
    createPage(
      {
        'jcr:title': model.title,
        'jcr:description': createSummary(model.description),
        'cq:template': paths.template,
        'sling:resourceType': paths.page,
      },
      {
        root: createUnstructured(
          { 'sling:resourceType': paths.container, layout: 'responsiveGrid' },
          {
            ...Object.fromEntries(
              models.map((each) => [each.name, createSampleComponent(each, paths)]),
            ),
            ...createTargets(model, paths),
          },
        ),
      },
    ),
  );
};

/**
 * Creates a content package for a site's project: the policy that allows the components, a template with it, and a
 * page with each component; by their paths in the folder of the package.
 * @param site the `appId` of a project of AEM's archetype
 */
export const createSampleSite = (site: string): Files => {
  const paths = createSitePaths(site);
  const { policies, policy, template, templates, content, pages } = paths;
  const contents: ContentPackage = {
    ...SAMPLE_PACKAGE,
    type: 'content',
    description: 'A policy, a template, and sample pages of bsro-ui',
    roots: [`${policies}/${policy}`, template, pages],
    parents: [`${policies}/${policy.replace(/\/[^/]+$/, '')}`, templates, content],
  };
  return {
    ...createMetadata(contents),
    'pom.xml': createProject(contents),
    [`jcr_root${policies}/${policy}/.content.xml`]: createContentXml(createPolicy(paths)),
    ...createTemplateFiles(paths),
    [`jcr_root${pages}/.content.xml`]: createParentPage(NAME, paths),
    ...Object.fromEntries(
      manifest.flatMap((placeholder): [string, string][] => {
        const path = getSamplePath(createComponentModel(placeholder));
        return [
          ...getParents(path).map((parent): [string, string] => [
            `jcr_root${pages}/${parent}/.content.xml`,
            createParentPage(parent.replace(/.*\//, ''), paths),
          ]),
          [`jcr_root${pages}/${path}/.content.xml`, createSamplePage(placeholder, paths)],
        ];
      }),
    ),
  };
};

import { tireDetail } from '../../../src/mounts/placeholders/tire-detail';
import { CATEGORY, RESOURCES } from '../client-library';
import { createComponentModel } from '../component-model';
import { PAGE_WORKFLOW_FILE } from '../page-workflow';
import { COMPONENTS } from './component-files';
import { TEXTS_TAG } from './dictionary';
import { ARCHIVE, CLIENT_LIBRARY, PACKAGE_ID, ROOT } from './package-files';
import { getSamplePath, SAMPLE_ARCHIVE, SAMPLE_PACKAGE } from './sample-site';

/** The folder of the package with the samples, a Maven module of its own. */
export const SAMPLES = 'samples';

/** The folder with the configuration for the site's web server. */
export const DISPATCHER = 'dispatcher';

const TIRE_PAGE = getSamplePath(createComponentModel(tireDetail));

const createEmbed = ({ group, name }: typeof PACKAGE_ID, target: string): string => `   <embedded>
       <groupId>${group}</groupId>
       <artifactId>${name}</artifactId>
       <type>zip</type>
       <target>${target}</target>
   </embedded>`;

const createDependency = ({ group, name, version }: typeof PACKAGE_ID): string => `   <dependency>
       <groupId>${group}</groupId>
       <artifactId>${name}</artifactId>
       <version>${version}</version>
       <type>zip</type>
   </dependency>`;

const LIBRARY_URL = `/etc.clientlibs${CLIENT_LIBRARY.replace('jcr_root/apps', '')}`;

/**
 * Creates the README of a delivery, from the package to a page that sells a tire.
 * @param site the `appId` of the site's project; without one, the folder has no samples
 */
export const createReadme = (site = 'APPID'): string => `# bsro-ui for AEM

\`npm run deliver -- --aem FOLDER --site APPID\` of bsro-ui writes this folder; each delivery overwrites it, but keeps the
chunks of the last five releases. APPID is the \`appId\` of your project of AEM's archetype, which is ${
  site === 'APPID'
    ? 'the name of its folder in `/apps`; without `--site`, there are no samples'
    : `\`${site}\` here`
}.

| Path | Contents |
|---|---|
| \`${ARCHIVE}\` | the package with the components and the bundle; \`pom.xml\` and \`jcr_root\` are its Maven module |
| \`${SAMPLE_ARCHIVE}\` | a policy, a template, and a page with each component; \`${SAMPLES}\` is its Maven module |
| \`${DISPATCHER}\` | the configuration for the site's web server |
| \`${PAGE_WORKFLOW_FILE}\` | a workflow of GitHub Actions that lints and checks the site's pages every day |

## From here to a page that sells a tire

1. Install \`${ARCHIVE}\` in the package manager. It replaces \`${ROOT}\` and nothing else. (AEM as a Cloud Service:
   [build it](#aem-as-a-cloud-service) instead.)
2. Name the brand in the \`<html>\` tag of your page component. If the component has no \`page.html\`, copy that of its
   super type, such as \`/apps/core/wcm/components/page/v3/page/page.html\`, and add the attribute:

   \`\`\`html
   <html … data-site-name="fcac">
   \`\`\`

   The names are in \`docs/integration.md\` of bsro-ui.
3. Put these lines into \`customheaderlibs.html\` of your page component: the texts that authors have changed, the brand's
   design tokens, and the bundle:

   \`\`\`html
   ${TEXTS_TAG.replace('SITE', site)}
   <link rel="stylesheet" href="${LIBRARY_URL}/${RESOURCES}/tokens.fcac.css">
   <sly data-sly-use.bsro="\${'com.adobe.cq.wcm.core.components.models.ClientLibraries'
     @ categories='${CATEGORY}', defer=true}">\${bsro.jsIncludes @ context='unsafe'}</sly>
   \`\`\`

   Let no page policy include the category \`${CATEGORY}\`, too. The \`README.md\` in \`${CLIENT_LIBRARY}\` has the tag with
   integrity.
4. Install \`${SAMPLE_ARCHIVE}\`. It adds the policy \`${site}/components/container/bsro-ui\`, the template *Page with bsro-ui*,
   and the pages below \`/content/${site}/bsro-ui\`.
5. Copy \`${DISPATCHER}/bsro-ui.conf\` to \`conf.d\` of your dispatcher's configuration, and include it in the site's
   \`<VirtualHost>\` after the \`Define\` lines at its beginning, with your values: it forwards the services, and sets the
   profile cookie, the content security policy, and the caching of the bundle's files. Add \`${DISPATCHER}/bsro-ui.any\` to the
   site's farm.
6. Open \`/content/${site}/bsro-ui/${TIRE_PAGE}.html\` on the site, select a store under *Find a
   store*, and click *Add to Cart*. The cart's page is \`/cart/\`; \`docs/integration.md\` of bsro-ui lists the pages that features link to.
7. Run \`npm run check:page -- URL\` of bsro-ui: it names what is missing, and how to fix it.

## Your own pages

- **Policy.** Select *Container with bsro-ui* for the container of your templates in the template editor. In the code of an
  archetype project, that is \`cq:policy="${site}/components/container/bsro-ui"\` at the container in
  \`ui.content/src/main/content/jcr_root/conf/${site}/settings/wcm/templates/TEMPLATE/policies/.content.xml\`; copy the
  policy's node from \`${SAMPLES}/jcr_root/conf\` into \`policies/.content.xml\` of your project, if that should own it. The
  policy also allows the site's container and text: add your other groups to its \`components\`.
- **Components.** Authors find them in the groups that begin with "bsro-ui". Each has a help page, and a \`README.md\` in
  \`jcr_root${COMPONENTS}\`. To change a component's title, group, or content, create a proxy component in your own package;
  don't edit \`${ROOT}\`.
- **Paths.** The page of a tire ends with \`/tires/brands/BRAND/TIRE/ARTICLE\`, as the sample does; other paths of pages are in
  \`docs/integration.md\` of bsro-ui.
- **Texts.** The site's dictionary is a folder for each language below \`/content/cq:i18n/${site}\` (\`sling:Folder\`,
  \`mix:language\`, \`jcr:language\`), and in it a \`sling:MessageEntry\` for each changed text. \`${ROOT}/i18n\` lists all texts
  with their keys, also in AEM's translator.
- **Checks.** Put \`${PAGE_WORKFLOW_FILE}\` into \`.github/workflows\` of the site's repository on GitHub. The file says which
  variables it needs.

## AEM as a Cloud Service

1. Deliver into a folder of your Maven project, and add the folder, and \`${SAMPLES}\` in it, to the \`modules\` of the project,
   before \`all\`.
2. Add the packages to \`all/pom.xml\`; without the second dependency and the second embedded package, the samples stay away:

   \`\`\`xml
${createDependency(PACKAGE_ID)}
${createDependency(SAMPLE_PACKAGE)}

${createEmbed(PACKAGE_ID, `/apps/${site}-packages/application/install`)}
${createEmbed(SAMPLE_PACKAGE, `/apps/${site}-packages/content/install`)}
   \`\`\`

   The targets must be below a filter root of \`all\`, such as the archetype's \`/apps/${site}-packages\`, or AEM ignores the
   packages. \`${ROOT}\` isn't in that filter, because the package has its own.
`;

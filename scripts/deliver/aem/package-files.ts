import { buildSync } from 'esbuild';
import path from 'node:path';
import { manifest } from '../../../src/mounts/manifest';
import { UI_VERSION } from '../../../src/site/version';
import type { Files } from '../files';
import { COMPONENTS, createComponentFiles, createHelpPage } from './component-files';
import { createComponentModel } from '../component-model';
import { getHelpPath } from './dialog';
import { createTextFiles } from './dictionary';
import { createContentXml, escapeXml } from './docview';
import { getComponentGroup } from './editor-texts';
import { EDITOR_CATEGORY } from './editor/names';

/** The only root of the package. Installing the package replaces everything below this path. */
export const ROOT = '/apps/bsro-ui';

/** The client library with the bundle, which `deliver` writes. */
export const CLIENT_LIBRARY = `jcr_root${ROOT}/clientlibs/clientlib-bsro-ui`;

const EDITOR_LIBRARY = `jcr_root${ROOT}/clientlibs/clientlib-editor`;

/** The package as Maven and AEM know it. */
export const PACKAGE_ID = { group: 'bsro', name: 'bsro-ui.ui.apps', version: UI_VERSION };

const PACKAGE_DESCRIPTION = 'The components and client libraries of bsro-ui';

/** The name of the archive that AEM installs. */
export const ARCHIVE = `${PACKAGE_ID.name}-${PACKAGE_ID.version}.zip`;

const createFolder = (title: string): string =>
  createContentXml({ properties: { 'jcr:primaryType': 'sling:Folder', 'jcr:title': title } });

/** Bundles the dialogs' script, which validates values with the bundle's own functions. */
const bundleEditorScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'editor/validators.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text).join('');
};

/** Creates the client library that the components' dialogs load. Pages never load it. */
const createEditorLibrary = (): Files => ({
  [`${EDITOR_LIBRARY}/.content.xml`]: createContentXml({
    properties: {
      'jcr:primaryType': 'cq:ClientLibraryFolder',
      categories: [EDITOR_CATEGORY],
      // They define Granite's jQuery and the registry of validators.
      dependencies: ['granite.jquery', 'granite.ui.coral.foundation'],
      cssProcessor: ['default:none', 'min:none'],
      jsProcessor: ['default:none', 'min:none'],
    },
  }),
  [`${EDITOR_LIBRARY}/js.txt`]: '#base=js\nvalidators.js\n',
  [`${EDITOR_LIBRARY}/css.txt`]: '#base=css\n',
  [`${EDITOR_LIBRARY}/js/validators.js`]: bundleEditorScript(),
});

const createProperties = (): string => {
  const entries = {
    ...PACKAGE_ID,
    description: PACKAGE_DESCRIPTION,
    packageType: 'application',
    requiresRoot: 'false',
    cloudManagerTarget: 'none',
    allowIndexDefinitions: 'false',
    packageFormatVersion: '2',
    createdBy: 'bsro-ui',
  };
  const lines = Object.entries(entries).map(
    ([key, value]) => `    <entry key="${key}">${escapeXml(value)}</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">
<properties>
${lines.join('\n')}
</properties>
`;
};

// There is no vault/config.xml: it matters for exports only, and FileVault has a default.
const createMetadata = (): Files => ({
  'META-INF/MANIFEST.MF': [
    'Manifest-Version: 1.0',
    'Content-Package-Type: application',
    `Content-Package-Id: ${PACKAGE_ID.group}:${PACKAGE_ID.name}:${PACKAGE_ID.version}`,
    `Content-Package-Roots: ${ROOT}`,
    '',
  ].join('\r\n'),
  'META-INF/vault/properties.xml': createProperties(),
  'META-INF/vault/filter.xml': `<?xml version="1.0" encoding="UTF-8"?>
<workspaceFilter version="1.0">
    <filter root="${ROOT}"/>
</workspaceFilter>
`,
});

/** Creates the Maven project of the delivered folder, a module that builds the same package in the site's project. */
export const createMavenProject = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
    <modelVersion>4.0.0</modelVersion>
    <groupId>${PACKAGE_ID.group}</groupId>
    <artifactId>${PACKAGE_ID.name}</artifactId>
    <version>${PACKAGE_ID.version}</version>
    <packaging>content-package</packaging>
    <description>${PACKAGE_DESCRIPTION}</description>
    <properties>
        <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    </properties>
    <build>
        <plugins>
            <plugin>
                <groupId>org.apache.jackrabbit</groupId>
                <artifactId>filevault-package-maven-plugin</artifactId>
                <version>1.4.0</version>
                <extensions>true</extensions>
                <configuration>
                    <group>\${project.groupId}</group>
                    <name>\${project.artifactId}</name>
                    <packageType>application</packageType>
                    <properties>
                        <!-- Cloud Manager deploys the container package in which the site embeds this one. -->
                        <cloudManagerTarget>none</cloudManagerTarget>
                    </properties>
                    <validatorsSettings>
                        <jackrabbit-nodetypes>
                            <options>
                                <cnds>tccl:aem.cnd</cnds>
                            </options>
                        </jackrabbit-nodetypes>
                    </validatorsSettings>
                </configuration>
                <dependencies>
                    <dependency>
                        <groupId>biz.netcentric.aem</groupId>
                        <artifactId>aem-nodetypes</artifactId>
                        <version>6.5.7.0</version>
                    </dependency>
                </dependencies>
            </plugin>
            <plugin>
                <groupId>org.apache.sling</groupId>
                <artifactId>htl-maven-plugin</artifactId>
                <version>2.0.4-1.4.0</version>
                <executions>
                    <execution>
                        <goals>
                            <goal>validate</goal>
                        </goals>
                        <configuration>
                            <sourceDirectory>jcr_root</sourceDirectory>
                            <failOnWarnings>true</failOnWarnings>
                        </configuration>
                    </execution>
                </executions>
            </plugin>
        </plugins>
    </build>
</project>
`;

/** Creates the generated files of the package: all but the client library with the bundle. */
export const createPackageFiles = (): Files => ({
  ...createMetadata(),
  [`jcr_root${ROOT}/.content.xml`]: createFolder('bsro-ui'),
  [`jcr_root${ROOT}/clientlibs/.content.xml`]: createFolder('Client libraries'),
  [`jcr_root${ROOT}/components/.content.xml`]: createFolder('Components'),
  [`jcr_root${COMPONENTS}/.content.xml`]: createFolder('Placeholders'),
  [`jcr_root${ROOT}/help/.content.xml`]: createFolder('Help for authors'),
  ...createEditorLibrary(),
  ...Object.fromEntries(
    Object.entries(createTextFiles()).map(([file, text]) => [`jcr_root${ROOT}/${file}`, text]),
  ),
  ...Object.fromEntries(
    manifest.flatMap((placeholder): [string, string][] => [
      ...Object.entries(createComponentFiles(placeholder)).map(([file, text]): [string, string] => [
        `jcr_root${COMPONENTS}/${placeholder.name}/${file}`,
        text,
      ]),
      [`jcr_root${getHelpPath(placeholder.name)}`, createHelpPage(placeholder)],
    ]),
  ),
});

/** Creates the policy with which a template allows the components, for the site's own package. */
export const createPolicy = (): string => {
  const groups = [...new Set(manifest.map((each) => createComponentModel(each).group))].sort();
  return createContentXml({
    properties: {
      'jcr:primaryType': 'nt:unstructured',
      'jcr:title': 'Layout container with bsro-ui',
      'jcr:description': 'Allows the components of bsro-ui.',
      'sling:resourceType': 'wcm/core/components/policy/policy',
      components: groups.map((group) => `group:${getComponentGroup(group)}`),
    },
  });
};

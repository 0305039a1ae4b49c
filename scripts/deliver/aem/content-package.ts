import type { Files } from '../files';
import { escapeXml } from './docview';

/** A content package of FileVault. */
export interface ContentPackage {
  readonly group: string;
  readonly name: string;
  readonly version: string;
  readonly type: 'application' | 'content';
  readonly description: string;
  /** The roots of the filter. Installing the package replaces everything below them. */
  readonly roots: readonly string[];
  /** Nodes above the roots that exist in the repository without this package. */
  readonly parents?: readonly string[];
}

/** Returns the name of a package's archive, as Maven names it. */
export const getArchiveName = ({
  name,
  version,
}: Pick<ContentPackage, 'name' | 'version'>): string => `${name}-${version}.zip`;

const createProperties = ({ group, name, version, type, description }: ContentPackage): string => {
  const entries = {
    group,
    name,
    version,
    description,
    packageType: type,
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

/** Creates the metadata of a package. `vault/config.xml` matters for exports only, and FileVault has a default. */
export const createMetadata = (contents: ContentPackage): Files => {
  const { group, name, version, type, roots } = contents;
  return {
    'META-INF/MANIFEST.MF': [
      'Manifest-Version: 1.0',
      `Content-Package-Type: ${type}`,
      `Content-Package-Id: ${group}:${name}:${version}`,
      `Content-Package-Roots: ${roots.join(',')}`,
      '',
    ].join('\r\n'),
    'META-INF/vault/properties.xml': createProperties(contents),
    'META-INF/vault/filter.xml': `<?xml version="1.0" encoding="UTF-8"?>
<workspaceFilter version="1.0">
${roots.map((root) => `    <filter root="${root}"/>`).join('\n')}
</workspaceFilter>
`,
  };
};

const HTL_CHECK = `            <plugin>
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
`;

/** Creates a Maven project that builds the same package, in the folder of the package. */
export const createProject = ({
  group,
  name,
  version,
  type,
  description,
  parents = [],
}: ContentPackage): string => `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
    <modelVersion>4.0.0</modelVersion>
    <groupId>${group}</groupId>
    <artifactId>${name}</artifactId>
    <version>${version}</version>
    <packaging>content-package</packaging>
    <description>${description}</description>
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
                    <packageType>${type}</packageType>
                    <properties>
                        <!-- Cloud Manager deploys the container package in which the site embeds this one. -->
                        <cloudManagerTarget>none</cloudManagerTarget>
                    </properties>
                    <validatorsSettings>
                        <jackrabbit-nodetypes>
                            <options>
                                <cnds>tccl:aem.cnd</cnds>
                            </options>
                        </jackrabbit-nodetypes>${
                          parents.length > 0
                            ? `
                        <jackrabbit-filter>
                            <options>
                                <validRoots>${parents.join(',')}</validRoots>
                            </options>
                        </jackrabbit-filter>`
                            : ''
                        }
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
${type === 'application' ? HTL_CHECK : ''}        </plugins>
    </build>
</project>
`;

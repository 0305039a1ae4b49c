import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ARCHIVE, PACKAGE_ID } from '../deliver/aem/package-files';
import { ensureTestBrowsers } from './chromium';
import { ensureDebianPrograms } from './debian';
import { ROOT } from './suites';

/** The folder into which the tests deliver the package. */
export const DELIVERY = path.join(ROOT, '.cache/aem');

/** The `appId` of the site for which the tests deliver the samples. */
export const SITE = 'site';

/** The folder of Apache Sling's launcher, and of the bundles that it downloads. */
export const SLING = path.join(ROOT, '.cache/sling');

const LAUNCHER = { name: 'org.apache.sling.feature.launcher', version: '1.3.4' };

/** The program that starts Apache Sling. */
export const SLING_LAUNCHER = `${SLING}/${LAUNCHER.name}-${LAUNCHER.version}/bin/launcher`;

/** The web server in front of Sling. */
export const APACHE = '/usr/sbin/apache2';

/** Runs Maven. @throws if it fails */
const runMaven = async (...options: string[]): Promise<void> => {
  const child = spawn('mvn', ['-B', '-q', ...options], { cwd: ROOT, stdio: 'inherit' });
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`mvn ${options.join(' ')} failed`);
};

/** Installs Java, Maven, Apache, the browser, and the launcher of Apache Sling. */
export const ensureAemPrograms = async (): Promise<void> => {
  await ensureDebianPrograms([
    ['/usr/bin/java', 'default-jdk-headless'],
    ['/usr/bin/mvn', 'maven'],
    [APACHE, 'apache2-bin'],
  ]);
  await ensureTestBrowsers();
  await runMaven(
    'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack',
    `-Dartifact=org.apache.sling:${LAUNCHER.name}:${LAUNCHER.version}:zip`,
    `-DoutputDirectory=${SLING}`,
    // Without a project, Maven would create a folder named `${project.basedir}` for its marker.
    `-Dproject.basedir=${SLING}`,
  );
};

/**
 * Builds the delivered Maven module in a site's project, which checks its HTL, the delivered archive, and the package
 * that the site would deploy.
 * @throws if one of them has a mistake
 */
export const validatePackage = (): Promise<void> =>
  runMaven(
    ...['-f', path.join(ROOT, 'e2e/aem/pom.xml'), 'verify'],
    `-Dbsro-ui.version=${PACKAGE_ID.version}`,
    `-Darchive=${path.join(DELIVERY, ARCHIVE)}`,
  );

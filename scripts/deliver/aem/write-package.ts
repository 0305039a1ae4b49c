import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '../files';
import { createArchive, listFolder } from '../archive';
import { deliver } from '../deliver';
import { createPageWorkflow, PAGE_WORKFLOW_FILE } from '../page-workflow';
import { COMPONENTS } from './component-files';
import { ARCHIVE, CLIENT_LIBRARY, createMavenProject, createPackageFiles } from './package-files';
import { createReadme, DISPATCHER, SAMPLES } from './readme';
import { createSampleSite, SAMPLE_ARCHIVE } from './sample-site';

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Lists the package's files. The metadata is first, as FileVault expects. */
const listPackage = (folder: string): string[] => [
  ...listFolder(folder, 'META-INF'),
  ...listFolder(folder, 'jcr_root'),
];

const writeFiles = (folder: string, files: Files): void => {
  for (const [file, text] of Object.entries(files)) write(path.join(folder, file), text);
};

/** Archives a folder in the layout of FileVault. @returns the number of files in the archive */
const writeArchive = (folder: string, archive: string): number => {
  const files = listPackage(folder);
  writeFileSync(archive, createArchive(folder, files));
  return files.length;
};

/**
 * Writes a built release as a content package for AEM: a folder in the layout of FileVault, and its
 * archive.
 * @param site the `appId` of the site for which it also writes a policy, a template, and sample pages
 * @returns the number of files in the archive
 */
export const writePackage = (dist: string, folder: string, site?: string): number => {
  if (site !== undefined && !/^[a-z][\w-]*$/i.test(site)) {
    throw new Error(`--site is "${site}"; expected the appId of a project, such as mysite`);
  }
  rmSync(path.join(folder, `jcr_root${COMPONENTS}`), { recursive: true, force: true });
  deliver(dist, path.join(folder, CLIENT_LIBRARY));
  writeFiles(folder, createPackageFiles());
  if (site !== undefined) {
    const samples = path.join(folder, SAMPLES);
    rmSync(samples, { recursive: true, force: true });
    writeFiles(samples, createSampleSite(site));
    writeArchive(samples, path.join(folder, SAMPLE_ARCHIVE));
  }
  cpSync(path.join(__dirname, DISPATCHER), path.join(folder, DISPATCHER), { recursive: true });
  write(path.join(folder, 'pom.xml'), createMavenProject());
  write(path.join(folder, PAGE_WORKFLOW_FILE), createPageWorkflow({ sitemap: '/sitemap.xml' }));
  write(path.join(folder, 'README.md'), createReadme(site));
  return writeArchive(folder, path.join(folder, ARCHIVE));
};

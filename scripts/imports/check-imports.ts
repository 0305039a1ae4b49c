import path from 'node:path';
import type { Import } from './find-imports';
import { findImports } from './find-imports';
import type { Room } from './rooms';
import { rooms } from './rooms';

const roomOf = (file: string): Room | undefined => rooms.find(({ files }) => files.test(file));

/** The repository-relative path that a relative import names, without a script's ending. */
const targetOf = (file: string, module: string): string =>
  path.posix.join(path.posix.dirname(file), module);

/** An import names a file without its ending, or a folder by its index. */
const roomOfTarget = (target: string): Room | undefined =>
  [target, `${target}/index.ts`, `${target}.ts`].map(roomOf).find(Boolean);

/** Rooms outside the bundle, which may import what stands outside `src`. */
const OUTSIDE: ReadonlySet<string> = new Set(['pages', 'reference-services', 'authoring']);

const packageProblem = (room: Room, { module, kind }: Import): string | undefined =>
  kind === 'value' && room.withoutPackages?.test(module)
    ? `${room.name} may not import the package ${module}`
    : undefined;

/** A chunk of another feature, or another placeholder, is as far away as another room. */
const apart = (room: Room, file: string, target: string): boolean => {
  const own = room.apartBy?.exec(file)?.[1];
  return own !== undefined && own !== room.apartBy?.exec(target)?.[1];
};

const isAllowed = (room: Room, target: Room, kind: Import['kind']): boolean =>
  room.values.includes(target.name) ||
  (kind === 'type' && (room.types?.includes(target.name) ?? false)) ||
  (kind === 'lazy' && (room.lazy?.includes(target.name) ?? false));

const describe: Readonly<Record<Import['kind'], string>> = {
  value: 'import from',
  type: 'import types from',
  lazy: 'load',
};

const roomProblem = (room: Room, file: string, found: Import): string | undefined => {
  const target = targetOf(file, found.module);
  const targetRoom = roomOfTarget(target);
  if (!targetRoom) {
    if (target.startsWith('src/')) return `${found.module} stands in no room of the architecture`;
    return OUTSIDE.has(room.name) ? undefined : `${room.name} may not leave src (${found.module})`;
  }
  if (targetRoom === room) {
    // A feature may have another's chunk loaded on a visitor's action; it never bundles it.
    return found.kind !== 'lazy' && apart(room, file, target)
      ? `one of ${room.name} may not ${describe[found.kind]} another (${found.module})`
      : undefined;
  }
  return isAllowed(room, targetRoom, found.kind)
    ? undefined
    : `${room.name} may not ${describe[found.kind]} ${targetRoom.name} (${found.module})`;
};

/**
 * What a file imports against the table of rooms, as `file:line message`. Tests may import
 * anything, and files outside every room are free.
 */
export const checkImports = (file: string, code: string): string[] => {
  const room = roomOf(file);
  if (/\.(test\.tsx?|d\.ts)$/.test(file)) return [];
  if (!room) return file.startsWith('src/') ? [`${file}:1 stands in no room`] : [];
  return findImports(code).flatMap((found) => {
    const problem = found.module.startsWith('.')
      ? roomProblem(room, file, found)
      : packageProblem(room, found);
    return problem ? [`${file}:${found.line} ${problem}`] : [];
  });
};

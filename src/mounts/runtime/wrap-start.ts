import { PlaceholderError } from '../../browser/author-errors';
import { carryInput, readInput } from '../../browser/visitor-input';
import type { Start, Undo } from '../schema/placeholder';
import { refuse } from './end-mount';
import type { Declared, Mount, Phase, StartMount } from './registry';
import { isInUse, whenReleased } from './when-released';

/**
 * Wraps a chunk's start: waits while a visitor uses the element, measures the time since it was found (docs/errors.md),
 * and refuses the mount if the chunk finds a mistake of the author, as for a wrong attribute (MOUNT-8).
 */
export const wrapStart =
  (mount: Mount, declaration: Declared, phase: Phase, start: Start): StartMount =>
  async (getTarget, fail) => {
    const handleError = (error: unknown): void => {
      if (!(error instanceof PlaceholderError)) fail(error);
      else if (!phase.isOver) refuse(mount, 'attributes', error, error.message);
    };
    const isBlocked = (): boolean => phase.isOver || isInUse(mount.element, declaration);
    try {
      let input: ReturnType<typeof readInput>;
      let undo: Undo | undefined;
      do {
        await whenReleased(mount.element, declaration);
        if (phase.isOver) return () => {};
        input = readInput(mount.element);
        undo = await start(getTarget(), handleError, isBlocked);
      } while (!undo);
      if (!phase.isOver && input.length > 0) {
        phase.cleanups.push(carryInput(input, mount.element));
      }
      if (!phase.isOver) performance.measure(`bsro-ui: ${mount.name}`, { start: mount.foundAt });
      return undo;
    } catch (error) {
      handleError(error);
      return () => {};
    }
  };

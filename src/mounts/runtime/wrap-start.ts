import { PlaceholderError } from '../../browser/author-errors';
import { carryInput, readInput } from '../../browser/visitor-input';
import type { Start } from '../schema/placeholder';
import { refuse } from './end-mount';
import type { Mount, Phase } from './registry';

/**
 * Wraps a chunk's start: measures the time since its element was found (docs/errors.md), and refuses
 * the mount if the chunk finds a mistake of the author, as for a wrong attribute (MOUNT-8).
 */
export const wrapStart =
  (mount: Mount, phase: Phase, start: Start): Start =>
  async (place, fail) => {
    const handleError = (error: unknown): void => {
      if (!(error instanceof PlaceholderError)) fail(error);
      else if (!phase.isOver) refuse(mount, 'attributes', error, error.message);
    };
    try {
      const input = readInput(place.element);
      const undo = await start(place, handleError);
      if (!phase.isOver && input.length > 0) {
        phase.cleanups.push(carryInput(input, place.element));
      }
      if (!phase.isOver) performance.measure(`bsro-ui: ${mount.name}`, { start: mount.foundAt });
      return undo;
    } catch (error) {
      handleError(error);
      return () => {};
    }
  };

import type { FailurePolicy, MountPolicy, Match, When } from './placeholder';
import { toAttributeName } from './attribute-name';

/** The part of the declarations that the entry contains: when placeholders load, and their class names. */
export type MountTrigger = When & {
  /** The class names, separated by spaces: with one string, a further placeholder adds only its name to the entry. */
  readonly names: string;
  /** The selector of elements whose failed load shows a notice. */
  readonly noticeFor?: string;
};

const createNoticeSelector = (failure: FailurePolicy): string | undefined => {
  if (failure === 'quiet') return undefined;
  if (failure === 'notice') return '*';
  // `~=` ignores spaces around the value, as readAttributes does.
  return `[${toAttributeName(failure.attribute)}~=${failure.noticeFor}]`;
};

/** Creates the mount triggers of placeholders; those with the same policy share one. */
export const createMountTriggers = (
  placeholders: readonly (MountPolicy & { readonly match: Match })[],
): readonly MountTrigger[] => {
  const byPolicy = new Map<string, MountTrigger>();
  for (const { match, when, failure } of placeholders) {
    const noticeFor = createNoticeSelector(failure);
    const policy = JSON.stringify([when, noticeFor]);
    const otherNames = byPolicy.get(policy)?.names;
    const names = otherNames ? `${otherNames} ${match.className}` : match.className;
    byPolicy.set(policy, {
      names,
      ...when,
      ...(noticeFor ? { noticeFor } : {}),
    });
  }
  return [...byPolicy.values()];
};

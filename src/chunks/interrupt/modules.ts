import type { ComponentType } from 'react';
import { setSessionFlag, readSessionFlag } from '../../browser/session-flags';
import { readViewedTires } from '../../browser/viewed-tires';
import { APPOINTMENT } from './choose-interrupt';
import { rememberClosed } from './closed-interrupts';
import type { CustomModuleName, Interrupt } from './interrupt';
import { whenIdleOrShared } from './when-idle-or-shared';

/** What a module's own content is given. */
export interface ModuleContentProps {
  interrupt: Interrupt;
  /** Told when a visitor follows one of its links. */
  onFollow: () => void;
  /** Told whether closing would lose something typed. */
  onDirty: (isDirty: boolean) => void;
}

/** An interrupt that brings something of its own beside what was authored. */
interface Module {
  readonly load: () => Promise<{ default: ComponentType<ModuleContentProps> }>;
  /** Whether there is anything to show now. */
  readonly canShow?: () => boolean;
  /** Waits for its moment; returns what calls it off. */
  readonly when?: (show: () => void) => () => void;
  readonly onShown?: (interrupt: Interrupt) => void;
}

const MODULES: Readonly<Record<CustomModuleName, Module>> = {
  'email-signup-coupons': {
    load: () => import(/* webpackChunkName: "interrupt-email-signup" */ './modules/EmailSignup'),
    when: whenIdleOrShared,
    // Only once, also where the visitor leaves the page without closing it (INTR-4).
    onShown: rememberClosed,
  },
  'recently-viewed-tires': {
    load: () => import(/* webpackChunkName: "interrupt-viewed-tires" */ './modules/ViewedTires'),
    canShow: () => !readSessionFlag('recentlyViewedTireFlag') && readViewedTires().length > 0,
    onShown: () => setSessionFlag('recentlyViewedTireFlag'),
  },
};

const appointment: Module = {
  load: () => import(/* webpackChunkName: "interrupt-appointment" */ './modules/Appointment'),
};

/** The module of an interrupt, if it has one (INTR-4, INTR-5, INTR-6). */
export const moduleOf = ({ id, customModule }: Interrupt): Module | undefined =>
  customModule ? MODULES[customModule] : id === APPOINTMENT ? appointment : undefined;

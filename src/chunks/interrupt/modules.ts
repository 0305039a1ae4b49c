import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { readSessionItem, writeSessionItem } from '../../browser/session-items';
import { readViewedTires } from '../../store/search/viewed-tires';
import { APPOINTMENT_INTERRUPT_ID } from './select-interrupt';
import { rememberClosed } from './interrupt';
import type { CustomModuleName, Interrupt } from './interrupt';
import {
  canRemind,
  findStartedBooking,
  isConfirmationShown,
  rememberReminder,
} from './booking-reminder';
import { whenIdleOrShared, whenStoreKnown } from './schedule-show';

export interface ModuleContentProps {
  interrupt: Interrupt;
  /** Called when a visitor follows one of its links. */
  onFollow: () => void;
  /** Reports whether closing would lose input. */
  onDirty: (isDirty: boolean) => void;
}

interface Module {
  readonly load: () => Promise<{ default: ElementComponent<ModuleContentProps> }>;
  /** Whether there is anything to show now. */
  readonly canShow?: () => boolean;
  /** Calls `show` at the right moment; returns a function that cancels it. */
  readonly scheduleShow?: (show: () => void) => () => void;
  readonly onShown?: (interrupt: Interrupt) => void;
}

/** Key of the session item that says that this tab has offered the viewed tires (LS-2). */
const VIEWED_TIRES_KEY = 'recentlyViewedTireFlag';

const MODULES: Readonly<Record<CustomModuleName, Module>> = {
  'email-signup-coupons': {
    load: () => import(/* webpackChunkName: "interrupt-email-signup" */ './modules/EmailSignup'),
    scheduleShow: whenIdleOrShared,
    // Shown only once, even if the visitor leaves the page without closing it (INTR-4).
    onShown: rememberClosed,
  },
  'recently-viewed-tires': {
    load: () => import(/* webpackChunkName: "interrupt-content" */ './modules/ViewedTires'),
    canShow: () => readSessionItem(VIEWED_TIRES_KEY) !== true && readViewedTires().length > 0,
    onShown: () => writeSessionItem(VIEWED_TIRES_KEY, true),
  },
};

const appointment: Module = {
  load: () => import(/* webpackChunkName: "interrupt-content" */ './modules/Appointment'),
  canShow: () => !isConfirmationShown() && (!findStartedBooking() || canRemind()),
  // A started booking is known at once.
  scheduleShow: (show) => {
    if (!findStartedBooking()) return whenStoreKnown(show);
    show();
    return () => {};
  },
  onShown: rememberReminder,
};

/** Returns the module of an interrupt, if it has one (INTR-4, INTR-5, INTR-6). */
export const getModule = ({ id, customModule }: Interrupt): Module | undefined =>
  customModule ? MODULES[customModule] : id === APPOINTMENT_INTERRUPT_ID ? appointment : undefined;

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Chooses the vehicle of a booking or a search. Each list loads after the previous selection. */
export const chooseVehicle = async (page: Page): Promise<void> => {
  for (const [label, option] of [
    ['Year', '2019'],
    ['Make', 'Toyota'],
    ['Model', 'Camry'],
    ['Trim', 'LE'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field.getByRole('option', { name: option, exact: true })).toBeAttached();
    await field.selectOption(option);
  }
};

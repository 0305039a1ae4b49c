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
    await expect(field.locator(`option[value="${option}"]`)).toBeAttached();
    await field.selectOption(option);
  }
};

/** Fills in the contact step of a booking. */
export const fillContact = async (page: Page, email: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toBeFocused();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Phone number').fill('3035550100');
  await page.getByLabel('Email address').fill(email);
};

/** Continues from the contact step to the review, and books. */
export const reviewAndBook = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review appointment' }).click();
  // Until the step has the focus, the page may scroll.
  await expect(page.getByRole('heading', { name: 'Review your appointment' })).toBeFocused();
  await page.getByRole('button', { name: /^Book / }).click();
};

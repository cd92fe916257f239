import { expect, type Page } from '@playwright/test';
import { goodMessage } from '../../contact/post.ts';
import { hydrate } from '../support/islands.ts';

type ContactField = keyof typeof goodMessage;

const labels: Record<ContactField, string> = {
  name: 'Your Name *',
  email: 'Email Address *',
  phone: 'Phone Number *',
  message: 'Your Message *',
};

export const nothing = { name: '', email: '', phone: '', message: '' };

export const fieldOf = (page: Page, field: ContactField) => page.getByLabel(labels[field]);
export const errorOf = (page: Page, field: ContactField) => page.locator(`#contact-${field}-error`);

export function sendButton(page: Page) {
  return page.locator('.contact-send button');
}

export async function openForm(page: Page, origin = '') {
  await page.goto(`${origin}/contact`);
  await hydrate(page, 'contact-form');
}

export async function fillForm(page: Page, values: Partial<typeof goodMessage> = {}) {
  for (const [field, value] of Object.entries({ ...goodMessage, ...values })) {
    await fieldOf(page, field as ContactField).fill(value);
  }
}

export async function expectValues(page: Page, values: typeof goodMessage) {
  for (const [field, value] of Object.entries(values)) {
    await expect(fieldOf(page, field as ContactField)).toHaveValue(value);
  }
}

import { patientPages, problems, services } from './support/content.ts';
import { openLocations, practice } from './support/practice.ts';
import { expect, scriptlessTest } from './support/test.ts';

scriptlessTest(
  'the footer links to pages, services, legal pages, phone and email',
  async ({ page }) => {
    await page.goto('/contact');
    const footer = page.getByRole('contentinfo');
    const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
    const names = ['Home', 'Services', 'Blog', 'Eye Care Guides', 'Contact', 'Sitemap'];
    await expect(quick).toHaveText(names);
    const forPatients = footer.getByRole('navigation', { name: 'For patients' }).getByRole('link');
    const targets = await forPatients.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    const costs = patientPages.filter(({ record }) => record.topic === 'fees');
    const wanted = [...costs.map(({ path }) => path), ...(problems[0] ? ['/eye-problems'] : [])];
    expect(targets).toEqual(expect.arrayContaining(wanted));
    expect(targets.length).toBeGreaterThanOrEqual(Math.min(3, patientPages.length));
    const count = practice.footerServices.length || Math.min(4, services.length);
    await expect(footer.locator('a[href^="/services/"]')).toHaveCount(count);
    await expect(footer.locator('a[href^="tel:"]')).toHaveCount(openLocations.length);
    for (const start of ['mailto:', '/privacy', '/terms', '/accessibility']) {
      await expect(footer.locator(`a[href^="${start}"]`)).toHaveCount(1);
    }
  },
);

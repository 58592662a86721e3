import { defineConfig } from '@playwright/test';
import { SITE_URL } from './tests/support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/setup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A test that passes the second time has not passed.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SITE_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] },
  },
});

import { expect, test } from 'vitest';
import { readPageTests } from './nearest-page-tests.ts';

const nearest = readPageTests(
  new Map([
    ['web/app/routes/routes.ts', `const page = () => import('../../pages/profile.tsx');`],
    ['web/testing/open-app.tsx', `import '../app/routes/routes.ts';`],
    ['web/features/webhooks/own-card.tsx', ''],
    ['web/pages/profile.tsx', `import '../features/webhooks/own-card.tsx';`],
    ['web/pages/profile.test.tsx', `import '../testing/open-app.tsx';`],
    ['web/pages/staff-webhooks.test.tsx', `import '../testing/open-app.tsx';`],
    ['web/pages/home.test.tsx', `import '../testing/open-app.tsx';`],
  ]),
);

test('tests of the page that shows it come first, then tests named after the same thing, and no others', () => {
  expect(nearest('web/features/webhooks/own-card.tsx', 9)).toEqual([
    'web/pages/profile.test.tsx',
    'web/pages/staff-webhooks.test.tsx',
  ]);
  expect(nearest('web/features/webhooks/own-card.tsx', 1)).toEqual(['web/pages/profile.test.tsx']);
});

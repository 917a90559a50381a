/** Runs Lighthouse with phone settings on each address and prints the results as JSON. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const { browser, flags, times, addresses } = JSON.parse(process.argv[2] ?? '{}');

// In turns, so that a busy moment of the machine doesn't hit one page only.
for (let time = 0; time < times; time += 1) {
  for (const address of addresses) {
    // A new browser for each run, so its cache is empty.
    const chrome = await launch({ chromePath: browser, chromeFlags: flags, logLevel: 'silent' });
    try {
      const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent' });
      console.log(JSON.stringify(found(address, result.lhr)));
    } finally {
      chrome.kill();
    }
  }
}

function found(address, { categories, audits, environment }) {
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType, url }) => resourceType === 'Script' && url.startsWith('http'),
  );
  return {
    address,
    performance: score('performance'),
    others: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
    tbtMs: audits['total-blocking-time']?.numericValue ?? NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    speed: environment.benchmarkIndex,
    scripts: scripts.length,
    scriptNames: scripts.map(({ url }) => new URL(url).pathname),
  };
}

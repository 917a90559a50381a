import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasProgram } from '../tools/debian.ts';
import { siteForThisTest } from '../testing/site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = fileURLToPath(new URL('../docs/examples/prometheus/', import.meta.url));
const promtool = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, input, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
};
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

test.runIf(hasProgram('promtool', 'prometheus', 'the proof of the metrics'))(
  'Prometheus accepts the metrics, the alerts and the dashboard without warnings',
  async ({ annotate }) => {
    const site = await siteForThisTest();
    await fetch(`${site.url}/api/cars.php`);
    const metrics = await (await fetch(`${site.url}/metrics`)).text();
    expect(promtool(['check', 'metrics'], metrics)).toEqual({ status: 0, said: '' });
    expect(
      promtool(['check', 'metrics'], '# TYPE nodejs_handles_total gauge\nnodejs_handles_total 1\n').status,
    ).not.toBe(0);

    const rules = promtool(['check', 'rules', 'alerts.yml']);
    expect(rules).toMatchObject({ status: 0 });
    expect(promtool(['test', 'rules', 'alerts.test.yml'])).toMatchObject({ status: 0 });

    const { panels } = JSON.parse(await readFile(join(folder, 'dashboard.json'), 'utf8')) as Dashboard;
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const scratch = await temporaryFolder();
    const asRules = asked.map((expr, n) => ({ record: `panel_${n}`, expr }));
    await writeFile(join(scratch, 'panels.yml'), JSON.stringify({ groups: [{ name: 'panels', rules: asRules }] }));
    expect(promtool(['check', 'rules', join(scratch, 'panels.yml')])).toMatchObject({ status: 0 });
    await rm(scratch, { recursive: true });
    const names = metrics.match(/^# TYPE/gm)!.length;
    const alerts = /(\d+) rules found/.exec(rules.said)![1];
    await annotate(
      `${names} metrics without a warning. ${alerts} alerts, each fired by its cause and none by a healthy site. ${asked.length} dashboard queries were valid.`,
    );
  },
);

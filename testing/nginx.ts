import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { hasProgram } from '../tools/debian.ts';
import { freePorts } from './free-ports.ts';
import { temporaryFolder } from './temporary-folder.ts';

const example = new URL('../docs/examples/nginx.conf', import.meta.url);

/** False if it isn't installed and can't be, as on a developer's own machine. */
export const hasNginx = () =>
  hasProgram('nginx', 'nginx-light', 'the tests behind a proxy') &&
  hasProgram('openssl', 'openssl', 'the tests behind a proxy');

/** A container may lack IPv6. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

/** Starts the example from the docs in front of these servers, with different ports, name and certificate. */
export async function startNginx(upstreams: string[], name: string) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'logs'));
  const [plain, secure] = await freePorts(2);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat([
      '-subj',
      `/CN=${name}`,
      '-addext',
      `subjectAltName=DNS:${name}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  const changes: [string, string][] = [
    [
      'server 127.0.0.1:3000 max_fails=1 fail_timeout=3s;',
      upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=3s;`).join(' '),
    ],
    ['listen [::]:80;', hasIpv6 ? `listen [::1]:${plain};` : ''],
    ['listen [::]:443 ssl http2;', hasIpv6 ? `listen [::1]:${secure} ssl http2;` : ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    ['/etc/letsencrypt/live/cars.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/cars.example.org/privkey.pem', key],
    ['/var/www/html', folder],
    ['cars.example.org', name],
  ];
  const site = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The example has no “${from}” any more`);
      return text.replaceAll(from, to);
    },
    await readFile(example, 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 2; worker_rlimit_nofile 20000; error_log stderr notice; pid ${join(folder, 'pid')};
events { worker_connections 8192; }
http { access_log ${join(folder, 'access.log')}; ${temporary.join(' ')}
${site}
}`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  const started = new Promise<void>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (/start worker process \d/.test(output)) resolve();
    });
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`nginx did not start:\n${output}`)));
  failed.catch(() => undefined);
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  });
  await Promise.race([started, failed]);
  return { plain: plain!, secure: secure!, certificate: await readFile(certificate), folder };
}

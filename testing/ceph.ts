import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { hasProgram } from '../tools/debian.ts';
import type { S3Settings } from '../server/config/config.ts';
import { freePorts } from './free-ports.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

const run = promisify(execFile);
const why = 'the proof with a real storage';

/** Ceph from four Debian packages: a monitor, a disk (in memory), the S3 gateway, and its commands. */
export const hasCeph = () =>
  hasProgram('ceph-mon', 'ceph-mon', why) &&
  hasProgram('ceph-osd', 'ceph-osd', why) &&
  hasProgram('radosgw', 'radosgw', why) &&
  hasProgram('ceph', 'ceph-common', why);

/** Starts a Ceph cluster on this machine with one bucket, deleted with the test. */
export async function startCeph(bucket: string): Promise<S3Settings> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [mon, older, gateway] = await freePorts(3);
  const monitor = `[v2:127.0.0.1:${mon},v1:127.0.0.1:${older}]`;
  const id = randomUUID();
  const at = (name: string) => join(folder, name);
  const conf = at('ceph.conf');
  await writeFile(conf, settings({ folder, id, monitor, gateway: gateway! }));
  for (const name of ['mon', 'osd']) await mkdir(at(name));

  const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
  await run('ceph-authtool', ['--create-keyring', at('keyring'), '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *']);
  await run('ceph-authtool', [at('keyring'), '--gen-key', '-n', 'client.admin', ...all]);
  await run('ceph-authtool', [at('keyring'), '--gen-key', '-n', 'osd.0', ...all]);
  await run('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', id, at('monmap')]);

  const ceph = (...args: string[]) => run('ceph', ['-c', conf, ...args]);
  await run('ceph-mon', ['-c', conf, '--mkfs', '-i', 'a', '--monmap', at('monmap'), '--keyring', at('keyring')]);
  keepRunning('ceph-mon', ['-c', conf, '-i', 'a', '-f']);
  const disk = randomUUID();
  await ceph('osd', 'new', disk);
  await run('ceph-osd', ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', disk]);
  keepRunning('ceph-osd', ['-c', conf, '-i', '0', '-f']);
  await ceph('osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=here');
  await until('Ceph’s disk is ready', async () => / 1 up/.test((await ceph('osd', 'stat')).stdout));
  keepRunning('radosgw', ['-c', conf, '-n', 'client.admin', '-f']);
  const key = { accessKeyId: 'forecourt', secretAccessKey: randomUUID() };
  const account = ['--uid=forecourt', '--display-name=Forecourt', `--access-key=${key.accessKeyId}`];
  await run('radosgw-admin', ['-c', conf, 'user', 'create', ...account, `--secret=${key.secretAccessKey}`]);
  const endpoint = `http://127.0.0.1:${gateway}`;
  await until('the gateway answers', () =>
    fetch(endpoint)
      .then(({ ok }) => ok)
      .catch(() => false),
  );
  return { endpoint, bucket, region: 'default', ...key, publicUrl: null };
}

function keepRunning(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: 'ignore' });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
}

const settings = (of: { folder: string; id: string; monitor: string; gateway: number }) => `
[global]
fsid = ${of.id}
mon_host = ${of.monitor}
mon_initial_members = a
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
keyring = ${of.folder}/keyring
mon_data = ${of.folder}/mon
osd_data = ${of.folder}/osd
osd_objectstore = memstore
memstore_device_bytes = 1073741824
run_dir = ${of.folder}
admin_socket = ${of.folder}/$name.$pid.asok
log_file = ${of.folder}/$name.log
mon_cluster_log_file = ${of.folder}/cluster.log
# One copy of everything, on one disk.
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
rgw_frontends = beast endpoint=127.0.0.1:${of.gateway}
`;

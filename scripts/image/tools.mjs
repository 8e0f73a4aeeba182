// @ts-check
import { run, Shortcoming } from './shell.mjs';

/** What the check calls, and the Debian package that brings it. */
const PACKAGES = {
  debootstrap: 'debootstrap',
  buildah: 'buildah',
  podman: 'podman',
  unshare: 'util-linux',
  'systemd-analyze': 'systemd',
};

/** Installs what is missing, or says what to install. */
export async function bringTools() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Shortcoming(
      'The image is built and started without Docker, in namespaces of this machine: run this as root on Debian.',
    );
  const missing = [];
  for (const [tool, name] of Object.entries(PACKAGES))
    if ((await run('sh', ['-c', `command -v ${tool}`], { any: true })).code !== 0)
      missing.push(name);
  if (missing.length === 0) return 'all here';
  if ((await run('sh', ['-c', 'command -v apt-get'], { any: true })).code !== 0)
    throw new Shortcoming(`This system has no apt-get: install ${missing.join(', ')} by hand.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { env });
  return `installed ${missing.join(', ')}`;
}

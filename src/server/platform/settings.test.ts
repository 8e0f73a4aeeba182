import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

const explain = (env: NodeJS.ProcessEnv): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({}, 1000)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicOrigin: 'http://localhost:3000',
      demo: true,
      role: 'all',
      logLevel: 'info',
      trustProxy: false,
    });
  });

  it('share what all processes may hold among them', () => {
    const { workers, bodies } = readSettings({ WORKERS: '4' });
    expect(workers).toBe(4);
    expect(bodies.shares.files).toEqual({ ofOne: 16, ofAll: 64 });
    expect(bodies.shares.bytes.ofAll).toBe(32 * 1024 * 1024);
    expect(readSettings({ WORKERS: 'auto' }).workers).toBeGreaterThanOrEqual(1);
    expect(explain({ WORKERS: '0' })).toBe(
      'WORKERS is "0", which is not a number of processes: set it to a number from 1 to 32, or to auto.',
    );
  });

  it('keep data in the project, or for root in /var/lib', () => {
    expect(readSettings({}, 1000).dataDir).toBe(`${process.cwd()}/.data`);
    expect(readSettings({}, 0).dataDir).toBe('/var/lib/chanote');
    expect(readSettings({ DATA_DIR: '/srv/chanote/' }, 0).dataDir).toBe('/srv/chanote');
  });

  it('take an empty value for none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', SECRET_KEY: '' }).port).toBe(3000);
  });

  it('load the demo by default only into the embedded database', () => {
    const DATABASE_URL = 'postgres://chanote@db/chanote';
    expect(readSettings({ DATABASE_URL }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readSettings({ DEMO: '0' }).demo).toBe(false);
  });

  it('name the port in the default origin', () => {
    expect(readSettings({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
    expect(readSettings({ PORT: '0' }).port).toBe(0);
  });

  it('explain a wrong port in one sentence', () => {
    expect(explain({ PORT: 'abc' })).toBe(
      'PORT is "abc", which is not a port number: set it to a number from 1 to 65535.',
    );
    for (const PORT of ['-1', '65536', '80.5', ' 80', '0x50', '999999']) {
      expect(explain({ PORT })).toContain('is not a port number');
    }
  });

  it('want an origin without a path', () => {
    const accepted = readSettings({ PUBLIC_ORIGIN: 'https://Www.Example.co.th/' });
    expect(accepted.publicOrigin).toBe('https://www.example.co.th');
    for (const PUBLIC_ORIGIN of [
      'example.co.th',
      'ftp://example.co.th',
      'https://example.co.th/web',
      'https://example.co.th?x',
      'https://user:pass@example.co.th',
    ]) {
      expect(explain({ PUBLIC_ORIGIN })).toContain('is not an http or https origin');
    }
  });

  it('never repeat a secret in an explanation', () => {
    expect(explain({ SECRET_KEY: 'hunter2' })).toBe(
      'SECRET_KEY is not a long enough key: set it to at least 32 random characters.',
    );
    expect(explain({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
  });

  it('trust as many proxies, or those addresses, as told', () => {
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readSettings({ TRUST_PROXY: '0' }).trustProxy).toBe(false);
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
    for (const TRUST_PROXY of ['yes', '10.0.0.0/33', '10.0.0.1,', '-1']) {
      expect(explain({ TRUST_PROXY })).toContain('is not a number of proxies');
    }
  });

  it('send mail only where they say how, from no-reply at the origin’s host', () => {
    expect(readSettings({ PUBLIC_ORIGIN: 'https://www.example.co.th' })).toMatchObject({
      smtpUrl: undefined,
      mailFrom: 'Chanote <no-reply@www.example.co.th>',
    });
    const SMTP_URL = 'smtps://user:p%40ss@mail.example.co.th:465';
    const MAIL_FROM = 'โฉนด <loan@example.co.th>';
    expect(readSettings({ SMTP_URL, MAIL_FROM })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: MAIL_FROM,
    });
    for (const wrong of ['mail.example.co.th', 'http://hunter2@mail', 'smtp://']) {
      expect(explain({ SMTP_URL: wrong })).toContain('is not the address of a mail server');
      expect(explain({ SMTP_URL: wrong })).not.toContain('hunter2');
    }
    for (const wrong of ['Chanote', 'a@b.co\r\nBcc: c@d.co', 'Chanote <nobody>']) {
      expect(explain({ MAIL_FROM: wrong })).toContain('is not a sender of mails');
    }
  });

  it('have the captcha of our own, or that of a provider with its keys', () => {
    expect(readSettings({}).captcha).toEqual({ provider: 'altcha' });
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'hunter2' };
    expect(readSettings({ CAPTCHA_PROVIDER: 'hcaptcha', ...keys }).captcha).toEqual({
      provider: 'hcaptcha',
      siteKey: 'site',
      secret: 'hunter2',
      verifyUrl: 'https://api.hcaptcha.com/siteverify',
      scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    });
    expect(explain({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site' })).toBe(
      'CAPTCHA_PROVIDER is "turnstile", which needs keys: set CAPTCHA_SITE_KEY and CAPTCHA_SECRET to those the provider gave, or unset it to use the captcha of our own.',
    );
    expect(explain({ CAPTCHA_PROVIDER: 'other' })).toContain('is not a captcha');
    const CAPTCHA_VERIFY_URL = 'javascript:alert(1)';
    expect(explain({ CAPTCHA_VERIFY_URL })).toContain('is not a web address');
  });

  it('explain an unknown role, log level or demo flag', () => {
    expect(explain({ ROLE: 'boss' })).toContain('set it to all, web or worker');
    expect(explain({ LOG_LEVEL: 'loud' })).toContain('is not a log level');
    expect(explain({ DEMO: 'yes' })).toContain('is not 0 or 1');
  });

  it('keep files in the data folder, or in a bucket with its keys', () => {
    const keys = { S3_BUCKET: 'chanote-files', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'hunter2' };
    expect(readSettings({}).s3).toBeUndefined();
    expect(readSettings({ ...keys, S3_REGION: 'ap-southeast-7' }).s3).toEqual({
      endpoint: 'https://s3.ap-southeast-7.amazonaws.com',
      bucket: 'chanote-files',
      region: 'ap-southeast-7',
      accessKey: 'key',
      secretKey: 'hunter2',
    });
    expect(readSettings({ ...keys, S3_ENDPOINT: 'http://minio:9000/' }).s3?.endpoint).toBe(
      'http://minio:9000',
    );
    expect(explain({ ...keys, S3_BUCKET: 'No/Bucket' })).toBe(
      'S3_BUCKET is "No/Bucket", which is not the name of a bucket: set it to one such as chanote-files.',
    );
    expect(explain({ ...keys, S3_SECRET_KEY: '' })).toContain(
      'set S3_ACCESS_KEY and S3_SECRET_KEY',
    );
    expect(explain({ ...keys, S3_BUCKET: '' })).toContain('set S3_BUCKET to its name');
    expect(explain({ SECRET_KEY_PREVIOUS: 'hunter2' })).not.toContain('hunter2');
  });
});

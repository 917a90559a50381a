import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatMessage } from './chat-message.ts';
import { standardMessage } from './standard-message.ts';
import { fillTemplate, maxContent, templateFault } from './template.ts';
import { channelNames, channels, variablesOf, webhookEvents, type WebhookEvent } from './webhook-events.ts';

const events = Object.keys(webhookEvents) as WebhookEvent[];
const say = (subject: string, template = 'Ticket “{subject}”') => fillTemplate(template, 'tickets', { subject });

test.each(events)('the default template of %s is valid', (event) => {
  const { template, example } = webhookEvents[event];
  expect(templateFault(template, event)).toBeNull();
  expect(fillTemplate(template, event, { ...example })).not.toMatch(/[{}]|undefined/);
});

test('the spec’s eight channels and our own for staff, in their groups', () => {
  const of = (type: string) => channelNames.filter((name) => channels[name].type === type);
  expect(of('public')).toEqual(['new-postings', 'new-featured', 'price-alert', 'sold']);
  expect(of('private')).toEqual(['new-user', 'dealer-application', 'dealer-payment']);
  expect(of('system')).toEqual(['tickets', 'reports', 'appeals', 'urgent-tickets', 'overdue-tickets', 'services']);
});

test.each([
  ['{nobody}', '{nobody} isn’t available here.'],
  ['{}', '{} isn’t available here.'],
  ['{__proto__}', '{__proto__} isn’t available here.'],
  ['{constructor}', '{constructor} isn’t available here.'],
  ['{posting_url}', '{posting_url} isn’t available here.'],
  ['{subject', 'A { or } is missing its counterpart'],
  ['{{subject}', 'A { or } is missing its counterpart'],
  ['subject}', 'A { or } is missing its counterpart'],
])('%s is reported as a template error', (template, fault) => {
  expect(templateFault(template, 'tickets')).toContain(fault);
});

test('a value is inserted once and never parsed as a template', () => {
  const values = { subject: '{username} {status}', username: 'Mara', status: 'Open' };
  expect(fillTemplate('{subject} of {username}', 'tickets', values)).toBe('{username} {status} of Mara');
});

test.each(['__proto__', 'constructor', 'toString', 'ticket_id', 'price'])('{%s} is not replaced', (name) => {
  expect(fillTemplate(`{${name}}`, 'tickets', { price: '$1', ticket_id: '7' })).toBe(`{${name}}`);
});

test('missing values are empty', () => {
  expect(fillTemplate('{subject}!', 'tickets', {})).toBe('!');
});

test.each([
  '@everyone',
  '@here',
  '@EVERYONE',
  '<@123456789012345678>',
  '<@&123456789012345678>',
  '<#123456789012345678>',
  '@\u0065veryone',
])('%s mentions no one, in a value or in the template itself', (mention) => {
  for (const said of [
    say(mention),
    say('', `${mention} {subject}`),
    say('every', `@{subject}one`),
    say('here', '@{subject}'),
  ])
    expect(said).not.toMatch(/@(everyone|here)|<[@#]/i);
  const facts = { values: { subject: mention } };
  const { allowed_mentions } = chatMessage({ event: 'tickets', facts, template: null, siteName: 'Cars' });
  expect(allowed_mentions).toEqual({ parse: [] });
});

test.each([
  '**bold**',
  '_leaning_',
  '~~gone~~',
  '`code`',
  '```\ncode\n```',
  '||hidden||',
  '> quoted',
  '# large',
  '- a list',
  '[here](https://evil.example)',
  '<https://evil.example>',
  String.raw`\*\*bold\*\*`,
])('%j stays plain text', (value) => {
  const said = say(value);
  expect(said).not.toContain('\n');
  expect(said.replaceAll(/\\./g, '')).not.toMatch(/[*_~`|>#[\]<]|:\/\//);
});

test('a value can’t start a line or a link', () => {
  expect(say('one\n# two\r\n> three\u2028four')).not.toMatch(/[\n\r\u2028]/);
  expect(say('https://evil.example')).not.toContain('://');
  // It can't complete a link that the template begins either.
  for (const value of ['://evil.example', '//evil.example'])
    expect(say(value, 'https{subject} https:{subject}')).not.toContain('://');
});

test.each(['\u202egnirts', '\u2066hidden\u2069', 'one\u0085# two', 'a\u0000b', '\u200fback'])(
  '%j changes no text direction and starts no line',
  (value) => {
    expect(say(value)).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u0080-\u009f\0]/);
  },
);

test.each(['discord.gg/abc', 'DISCORD.GG/abc', 'discord.com/invite/abc'])(
  '%s isn’t shown as an invitation',
  (value) => {
    expect(say(value)).not.toMatch(/\.(gg|com)\//i);
  },
);

test('whatever people write, the template’s own text stays in place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ maxLength: 60 }), (one, other) => {
      const values = { subject: one, username: other, ticket_url: other };
      const said = fillTemplate('Begin {subject} | {username} | {ticket_url} end', 'tickets', values);
      expect(said).toMatch(/^Begin [^\n\r]* end$/);
      expect(said).not.toMatch(/@(everyone|here)|<[@#]/i);
      // Without escaped characters, only the template's own markup is left.
      expect(said.replaceAll(/\\./gu, '').replaceAll(/https?:\/\/\S*/g, '')).not.toMatch(/[*_~`>#[\]<]|\|\|/);
    }),
  );
});

test.each([
  ['javascript:alert(1)', false],
  ['https://user:secret@evil.example/', false],
  ['https://cars.example/a b)**', true],
  ['https://cars.example/car/42', true],
])('%s used as an address', (value, isLink) => {
  const said = fillTemplate('{ticket_url}', 'tickets', { ticket_url: value });
  expect(said.includes('://')).toBe(isLink);
  expect(said.replaceAll(/\\./g, '')).not.toMatch(/[*)(<>]/);
});

test('every part is cut to the chat’s limits without splitting a character', () => {
  const long = '🚗'.repeat(5000);
  const facts = {
    values: { title: long, price: long },
    title: long,
    link: `https://x.example/${'a'.repeat(3000)}`,
    price: long,
  };
  const message = chatMessage({ event: 'new-postings', facts, template: '{title}{price}', siteName: long });
  expect(message.content.length).toBeLessThanOrEqual(maxContent);
  expect(message.username.length).toBeLessThanOrEqual(80);
  const [frame] = message.embeds;
  expect(frame!.title.length).toBeLessThanOrEqual(256);
  expect(frame!.fields![0]!.value.length).toBeLessThanOrEqual(1024);
  expect(frame).not.toHaveProperty('url');
  for (const text of [message.content, message.username, frame!.title]) expect(text.isWellFormed()).toBe(true);
});

test('an empty text becomes the event’s name, because chats reject empty messages', () => {
  const told = { event: 'tickets', facts: { values: {} }, template: ' {subject} ', siteName: 'Cars' } as const;
  expect(chatMessage(told).content).toBe('Support tickets');
});

test('a template can use exactly the variables of the event’s example', () => {
  expect(variablesOf('price-alert')).toContain('old_price');
});

test.each(events)('a test of %s is marked in the text, the embed and the data', (event) => {
  const { example } = webhookEvents[event];
  const told = { event, facts: { values: { ...example }, title: 'A car' }, template: null, siteName: 'Cars' };
  const [real, tried] = [chatMessage(told), chatMessage({ ...told, isTest: true })];
  expect(tried.content).toBe(
    `Test message from Cars for “${webhookEvents[event].name}”. This is an example, not a real event.\n${real.content}`,
  );
  expect([real.embeds[0]!.title, tried.embeds[0]!.title]).toEqual(['A car', 'Test: A car']);
  const happenedAt = new Date();
  const data = standardMessage({ ...told, isTest: true, happenedAt }).data;
  expect(data).toMatchObject({ is_test: true, text: tried.content });
  expect(standardMessage({ ...told, happenedAt }).data).not.toHaveProperty('is_test');
});

test('a test stays marked however long the site’s name and the text are, and the name mentions no one', () => {
  const told = { event: 'tickets', facts: { values: {} }, template: 'x'.repeat(maxContent), isTest: true } as const;
  const { content } = chatMessage({ ...told, siteName: `@everyone ${'y'.repeat(3_000)}` });
  expect(content.length).toBeLessThanOrEqual(maxContent);
  expect(content).toMatch(/^Test message from .*This is an example, not a real event\.\nxxx/s);
  expect(content).not.toContain('@everyone');
});

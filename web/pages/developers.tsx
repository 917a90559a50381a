import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { webhookExample } from '@forecourt/contract/developers/examples.ts';
import { CodeBlock } from '../features/developers/code-block.tsx';
import { PublicCalls } from '../features/developers/public-calls.tsx';
import { reference } from '../features/developers/reference.generated.ts';
import { WorkedExamples } from '../features/developers/worked-examples.tsx';
import { ownOrigin } from '../lib/own-origin.ts';
import { site } from '../lib/site.ts';
import { Table } from '../ui/table.tsx';

const parts = [
  ['start', 'Start'],
  ['calls', 'Public calls'],
  ['examples', 'Examples'],
  ['errors', 'Errors'],
  ['limits', 'Rate limits'],
  ['feeds', 'Feeds'],
  ['webhooks', 'Webhooks'],
  ['csv', 'CSV files'],
] as const;

type CsvColumn = (typeof reference.csvColumns)[number];
const csvColumns = [
  { title: 'Column', cell: ({ name }: CsvColumn) => <code>{name}</code> },
  { title: 'Content', cell: ({ takes }: CsvColumn) => takes },
  { title: 'Example', cell: ({ example }: CsvColumn) => example },
];

type CommonError = (typeof reference.commonErrors)[number];
const errorColumns = [
  { title: 'Status', cell: ({ status }: CommonError) => status },
  { title: 'Code', cell: ({ code }: CommonError) => <code>{code}</code> },
  { title: 'Sentence', cell: ({ sentence }: CommonError) => sentence },
];

/** For other programs: the public API, feeds, webhooks and files. */
export const DevelopersPage = () => (
  <div className="wrap grid max-w-[1080px] grid-cols-1 gap-x-12 gap-y-8 py-[clamp(24px,4vw,64px)] lg:grid-cols-[180px_minmax(0,1fr)]">
    <header className="grid gap-4 lg:col-span-2">
      <h1 className="text-2xl">Developers</h1>
      <p className="measure text-lg text-ink-2 text-pretty">
        Everything on {site.name} that visitors can see is also there for your programs, without a key.
      </p>
    </header>
    <nav aria-label="On this page" className="h-fit lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-x-5 gap-y-2.5 lg:grid">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-ink-2 underline-offset-4 hover:text-ink hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="grid min-w-0 grid-cols-1 gap-12 text-ink-2 [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4">
      <Part id="start">
        <p>
          The API speaks JSON. Send a GET request to an address below, such as{' '}
          <code>{`${ownOrigin()}/api/cars.php`}</code>. Times are in UTC, prices in whole dollars. Unknown parameters
          are refused, so a typing error never returns the wrong cars.
        </p>
        <p>
          <a href="/openapi.json">openapi.json</a> describes every call with its schemas (OpenAPI 3.1). Calls that need
          a login are made by our own pages. They use a session cookie and aren’t meant for other programs.
        </p>
        <p>
          Crawlers find all public pages in <a href="/sitemap.xml">sitemap.xml</a>. Car and dealer pages have structured
          data (JSON-LD).
        </p>
      </Part>
      <Part id="calls">
        <p>
          A parameter that can have several values is repeated, as in <code>make=Karin&amp;make=Dinka</code>. The
          parameters of <code>/api/cars.php</code> are those in the address of Browse.
        </p>
        <PublicCalls />
      </Part>
      <Part id="examples">
        <p>Responses are shortened. Lists show their first entry.</p>
        <WorkedExamples />
      </Part>
      <Part id="errors">
        <p>
          A failed call returns <code>success: false</code>, a stable <code>code</code> and a sentence in{' '}
          <code>error</code>. Wrong input also has <code>fields</code>, with the sentences for each parameter. Any call
          can return these:
        </p>
        <Table
          caption="Errors of every call"
          rows={reference.commonErrors}
          rowKey={({ code }) => code}
          columns={errorColumns}
        />
      </Part>
      <Part id="limits">
        <p>
          Limits are counted for each address and listed with each call. Beyond one, the call returns 429 with the
          header <code>Retry-After</code>, in seconds. Most responses have an <code>ETag</code>. Send it back as{' '}
          <code>If-None-Match</code>, and an unchanged response is a short 304.
        </p>
      </Part>
      <Part id="feeds">
        <p>
          Every search of Browse is an Atom feed with its newest 50 cars. Put <code>.atom</code> after{' '}
          <code>/browse</code> and keep the rest of the address, as in{' '}
          <code>/browse.atom?make=Karin&amp;maxPrice=50000</code>. A dealer’s cars are at <code>/dealer/3.atom</code>,
          with the number of the dealer’s page.
        </p>
      </Part>
      <Part id="webhooks">
        <p>
          Members and dealers can have their notifications and events sent to an https address of their own.{' '}
          <Link to="/profile/webhooks">Set up your webhook</Link>. A chat service gets a chat message, other programs a
          standard webhook:
        </p>
        <CodeBlock label="A message about a saved search" text={JSON.stringify(webhookExample, null, 2)} />
        <p>
          Respond with a status from 200 to 299 within ten seconds. Without a response, or with a status from 500, we
          try again with growing pauses. The header <code>webhook-id</code> stays the same, so you can ignore what you
          already have. The statuses 401, 403, 404 and 410 stop the webhook.
        </p>
        <p>
          Each message is signed with the secret you got when you set up the webhook (
          <a href="https://www.standardwebhooks.com" rel="noopener">
            Standard Webhooks
          </a>
          ). Check it against the body exactly as it arrived:
        </p>
        <CodeBlock label="Check a signature with Node" text={reference.verification} />
      </Part>
      <Part id="csv">
        <p>
          Dealers can import and export their inventory as CSV files in the portal. Both use these columns. A file needs
          a header row, and only make and model are required.
        </p>
        <Table
          caption="Columns of inventory files"
          rows={reference.csvColumns}
          rowKey={({ name }) => name}
          columns={csvColumns}
        />
      </Part>
    </div>
  </div>
);

const Part = ({ id, children }: { id: (typeof parts)[number][0]; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4 [&_p_code]:wrap-anywhere [&_p_code]:text-ink">
    <h2 id={id} className="scroll-mt-24 text-xl text-ink">
      {parts.find(([one]) => one === id)![1]}
    </h2>
    {children}
  </section>
);

import { requestExamples } from '@forecourt/contract/developers/examples.ts';
import { ownOrigin } from '../../lib/own-origin.ts';
import { CodeBlock } from './code-block.tsx';

const example = (path: string) => path.replace('{car}', '42').replace('{dealer}', '3');

/** Requests with what they return. */
export const WorkedExamples = () => (
  <div className="grid min-w-0 grid-cols-1 gap-4">
    {requestExamples.map(({ title, path, status, response }) => (
      <CodeBlock
        key={title}
        label={title}
        text={`GET ${ownOrigin()}${example(path)}\n\n${status}\n${JSON.stringify(response, null, 2)}`}
      />
    ))}
  </div>
);

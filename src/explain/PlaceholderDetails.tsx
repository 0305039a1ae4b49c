import type { ExplainedMount } from './explain-placeholders';
import { describeAttribute, describeDurations } from './explained-page';

export function PlaceholderDetails({ placeholder }: { placeholder: ExplainedMount }) {
  const { tag, description, attributes, error, failedCalls, state } = placeholder;
  return (
    <div>
      <p className={state === 'failed' ? 'bad' : undefined}>{description}</p>
      <pre>{tag}</pre>
      <p>{describeDurations(placeholder)}</p>
      {attributes.length === 0 ? (
        <p>It has no attributes.</p>
      ) : (
        <dl>
          {attributes.map((attribute) => (
            <div key={attribute.name}>
              <dt>{attribute.name}</dt>
              <dd className={attribute.isValid ? undefined : 'bad'}>
                {describeAttribute(attribute)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {error !== undefined && <p className="bad">{`Last error: ${error}`}</p>}
      {failedCalls.map((call) => (
        <p key={call} className="bad">
          {call}
        </p>
      ))}
    </div>
  );
}

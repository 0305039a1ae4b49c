import { type ExplainedAttribute, type ExplainedMount } from './explain-placeholders';
import { describeDurations, describeSource } from './explained-page';

const describeAttribute = ({
  value,
  source,
  isValid,
  expected,
  sample,
}: ExplainedAttribute): string => {
  const hasValue = source === 'page' || source === 'default';
  const found = hasValue ? `“${value}”, ${describeSource(source)}` : describeSource(source);
  return `${found}${isValid ? '' : ' (wrong)'}; expected ${expected}, such as “${sample}”`;
};

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

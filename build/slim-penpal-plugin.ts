import type { Plugin } from 'rollup';

/** penpal explains each step to a `log` that we never give it, words its errors for a developer's console (we read only
 *  their codes), guards against callers that we are not, and still speaks with an older penpal, which no frame of ours
 *  is. Without all that it is a quarter smaller, which the SDK's budget needs. Throws when a new version of penpal no
 *  longer looks the way this expects. */
export function slimPenpal(): Plugin {
  return {
    name: 'kadam-slim-penpal',
    transform(code, id) {
      if (!/node_modules\/penpal\//.test(id)) return null;
      const slim = code
        .replace(/(?<=\s)(?:this\.#)?log\?\.\(/g, 'false && (')
        .replace(
          /new PenpalError_default\(\s*("[A-Z_]+"),\s*(?:`(?:\\`|[^`])*`|"[^"]*"|error\.message)\s*\)/g,
          'new PenpalError_default($1, $1)',
        )
        .replace(/(?:\|\||&&) \/\/ TODO: .*\s+remoteParticipantId [!=]== DEPRECATED_PENPAL_PARTICIPANT_ID/g, '')
        .replace(/if \(!messenger\) \{[\s\S]*usedMessengers\.add\(messenger\);/, '');
      const left = slim.match(/log\?\.\(|failed due to|timed out after|Id [!=]== DEPRECATED|usedMessengers\.add/g);
      if (left) throw new Error(`penpal has changed: ${left.join(', ')} is still there`);
      return { code: slim, map: null };
    },
  };
}

import type { Plugin } from 'rollup';

/** penpal explains each step to a `log` that we never give it, words its errors for a developer's console (we read only
 *  their codes), guards against callers that we are not, times a greeting that we time ourselves, passes on
 *  transferable answers, which we have none of, and still speaks with an older penpal, which no frame of ours
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
        .replace(/timeout !== void 0 \? setTimeout\([^?]*"CONNECTION_TIMEOUT"[^?]*, timeout\) : void 0/, 'void 0')
        .replace(/if \(value instanceof Reply_default\) \{[^}]*\}/, '')
        .replace(/if \(!messenger\) \{[\s\S]*usedMessengers\.add\(messenger\);/, '');
      const left = slim.match(
        /log\?\.\(|failed due to|timed out after|\("CONNECTION_TIMEOUT"|Id [!=]== DEPRECATED|usedMessengers\.add|of Reply_/g,
      );
      if (left) throw new Error(`penpal has changed: ${left.join(', ')} is still there`);
      return { code: slim, map: null };
    },
  };
}

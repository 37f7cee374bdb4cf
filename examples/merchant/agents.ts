/** Sales agents of the example merchant, as registered in the provider's sandbox. */
export const agents = [
  { agentId: 'ZM-3071', note: 'active' },
  { agentId: 'ZM-4040', note: 'blocked (4070)' },
  { agentId: 'ZM-1402', note: 'access ended (1402)' },
] as const;

export type AgentId = (typeof agents)[number]['agentId'];

/** Agent in the address (`?agent=ZM-4040`), else the first. */
export function agentFromAddress(search: string): AgentId {
  const wanted = new URLSearchParams(search).get('agent');
  return agents.find(({ agentId }) => agentId === wanted)?.agentId ?? agents[0].agentId;
}

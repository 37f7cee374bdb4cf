import { Icon } from '../look/icon';
import { type AgentId, agents } from '../merchant/agents';
import css from './agent-switch.module.css';

/** Selects the agent at the till. A real till has its own login; the list lets a developer try each kind of agent. */
export function AgentSwitch({ agentId, onSwitch }: { agentId: AgentId; onSwitch(agentId: AgentId): void }) {
  return (
    <label className={css.switch}>
      <Icon name="person" />
      <span className={css.label}>Agent</span>
      <select
        className={css.list}
        value={agentId}
        onChange={({ currentTarget }) => {
          const chosen = agents.find((agent) => agent.agentId === currentTarget.value);
          if (chosen) onSwitch(chosen.agentId);
        }}
      >
        {agents.map((agent) => (
          <option key={agent.agentId} value={agent.agentId}>
            {agent.agentId} · {agent.note}
          </option>
        ))}
      </select>
    </label>
  );
}

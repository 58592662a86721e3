import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { Atendimento } from '../agendamentos/Atendimento.tsx';
import type { Agendamento } from '../api/linhas.ts';

interface Props {
  /** Booked ones, soonest first. */
  marcados: readonly Agendamento[];
  agora: number;
  comNome: boolean;
  /** Whether some clinic lets times be asked for here. */
  aceitaPedido: boolean;
}

/** The next appointment, big and whole; how many come after it. */
export function Proximo({ marcados, agora, comNome, aceitaPedido }: Props) {
  const [proximo, ...depois] = marcados;
  return (
    <Bloco
      titulo="Seu próximo atendimento"
      acao={
        depois.length > 0 && (
          <TextoLink to={PATHS.agenda}>
            {depois.length === 1 ? 'Mais 1 marcado' : `Mais ${depois.length} marcados`}
          </TextoLink>
        )
      }
    >
      {proximo ? (
        <Atendimento agendamento={proximo} agora={agora} comNome={comNome} destaque />
      ) : (
        <BlocoVazio>
          Nenhum atendimento marcado.{' '}
          {aceitaPedido
            ? 'Você pode pedir um horário por aqui.'
            : 'Para marcar, ligue para a clínica ou escreva na conversa.'}
        </BlocoVazio>
      )}
    </Bloco>
  );
}

import { Group } from '@mantine/core';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import type { Entrada } from '../api/linhas.ts';
import { AcoesDaEntrada } from '../entrada/AcoesDaEntrada.tsx';

/** The editor's address of an entry that is no draft any more: what can be done instead. */
export function EntradaEncerrada({ entrada }: { entrada: Entrada }) {
  const { id, paciente_id, status } = entrada;
  if (status === 'descartado') {
    return (
      <Pagina titulo="Rascunho descartado">
        <EstadoVazio
          frase="Você descartou este rascunho, e ele não pode ser retomado."
          acao={
            <BotaoLink to={PATHS.novaEvolucao} params={{ id: paciente_id }}>
              Escrever nova evolução
            </BotaoLink>
          }
        />
      </Pagina>
    );
  }
  return (
    <Pagina titulo="Esta evolução já foi finalizada">
      <EstadoVazio
        frase="Uma evolução finalizada não muda. Quem a escreveu pode abrir uma correção, que vira uma nova versão; um colega pode escrever um adendo."
        acao={
          <Group justify="center">
            <BotaoLink
              to={PATHS.verEvolucao}
              params={{ id: paciente_id, prontuarioId: id }}
              variant="default"
            >
              Ver evolução
            </BotaoLink>
            <AcoesDaEntrada entrada={entrada} />
          </Group>
        }
      />
    </Pagina>
  );
}

import { Button, Group } from '@mantine/core';
import { Recado } from '@/components/Recado.tsx';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import type { Item } from '@/lib/pendencias/pendencias.ts';
import { usePendencias } from '@/lib/pendencias/usePendencias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { itemPorId } from '@/shared/calculadoras/itens.ts';
import type { NovoCalculo } from '@/shared/calculos/api/linhas.ts';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import { CALCULO, naPrimeiraVez, useEnvioDeCalculos } from './fila.ts';

/** Results of this patient that did not reach the record: what happened, and one button to retry. */
export function Pendentes({ paciente: { paciente } }: { paciente: PacienteDasFerramentas }) {
  const { id: usuarioId } = usePerfil();
  useEnvioDeCalculos(usuarioId);
  return usePendencias(usuarioId, CALCULO)
    .filter((item) => item.dados.paciente_id === paciente.id && !naPrimeiraVez(item))
    .map((item) => <Pendente key={item.id} item={item} usuarioId={usuarioId} />);
}

function Pendente({ item, usuarioId }: { item: Item<NovoCalculo>; usuarioId: string }) {
  const { id, dados, situacao, falha, noAparelho } = item;
  const pendencias = pendenciasDe(usuarioId);
  const nome = itemPorId(dados.ferramenta)?.nome ?? dados.ferramenta;
  return (
    <Recado tom="aviso" titulo={`Ainda não está no prontuário: ${nome}`}>
      <p>
        {falha && falha.codigo !== 'rede'
          ? `${falha.mensagem} `
          : 'O envio não chegou ao servidor. '}
        {noAparelho
          ? 'O resultado está guardado neste aparelho.'
          : 'O resultado não coube neste aparelho e está só nesta página: não a feche antes de ele ser enviado.'}
      </p>
      <Group gap="xs">
        <Button
          size="compact-md"
          loading={situacao === 'enviando'}
          onClick={() => void pendencias.tentarDeNovo(id)}
        >
          Tentar de novo
        </Button>
        {situacao === 'recusada' && (
          <Button
            size="compact-md"
            variant="subtle"
            color="gray"
            onClick={() => pendencias.desistir(id)}
          >
            Descartar
          </Button>
        )}
      </Group>
    </Recado>
  );
}

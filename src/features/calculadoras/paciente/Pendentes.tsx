import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { ehDefinitivo, mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { NovoCalculo } from '@/shared/calculos/api/linhas.ts';
import { itemPorId } from '../catalogo/catalogo.ts';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import { retirar, useFila, useFilaNoAparelho } from './fila.ts';
import { useGuardar } from './Salvar.tsx';

/** Results of this patient that did not reach the record: what happened, and one button to retry. */
export function Pendentes({
  paciente: { paciente, clinicaId },
}: {
  paciente: PacienteDasFerramentas;
}) {
  const { id: usuarioId } = usePerfil();
  const fila = useFila(usuarioId).filter(({ paciente_id }) => paciente_id === paciente.id);
  return fila.map((calculo) => (
    <Pendente key={calculo.id} calculo={calculo} clinicaId={clinicaId} usuarioId={usuarioId} />
  ));
}

interface PropsDoPendente {
  calculo: NovoCalculo;
  clinicaId: string;
  usuarioId: string;
}

function Pendente({ calculo, clinicaId, usuarioId }: PropsDoPendente) {
  const guardar = useGuardar(clinicaId);
  const noAparelho = useFilaNoAparelho(usuarioId);
  const tentar = useEffectEvent(() => guardar.mutate(calculo));
  useEffect(() => {
    const aoVoltar = () => tentar();
    window.addEventListener('online', aoVoltar);
    return () => window.removeEventListener('online', aoVoltar);
  }, []);
  const nome = itemPorId(calculo.ferramenta)?.nome ?? calculo.ferramenta;
  return (
    <Recado tom="aviso" titulo={`Ainda não está no prontuário: ${nome}`}>
      <p>
        {guardar.error ? `${mensagemDeErro(guardar.error)} ` : 'O envio não chegou ao servidor. '}
        {noAparelho
          ? 'O resultado está guardado neste aparelho.'
          : 'O resultado não coube neste aparelho e está só nesta página: não a feche antes de ele ser enviado.'}
      </p>
      <Group gap="xs">
        <Button
          size="compact-md"
          loading={guardar.isPending}
          onClick={() => guardar.mutate(calculo)}
        >
          Tentar de novo
        </Button>
        {ehDefinitivo(guardar.error) && (
          <Button
            size="compact-md"
            variant="subtle"
            color="gray"
            onClick={() => retirar(usuarioId, calculo.id)}
          >
            Descartar
          </Button>
        )}
      </Group>
    </Recado>
  );
}

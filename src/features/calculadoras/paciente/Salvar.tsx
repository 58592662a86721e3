import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconNotes } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { NovoCalculo } from '@/shared/calculos/api/linhas.ts';
import { guardarCalculo } from '@/shared/calculos/api/mutations.ts';
import { relerCalculos } from '@/shared/calculos/api/queries.ts';
import type { Pronta } from '../ferramenta/Ferramenta.tsx';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import { enfileirar, pousar, retirar } from './fila.ts';

interface Props {
  ferramenta: Ferramenta;
  paciente: PacienteDasFerramentas;
  pronta: Pronta;
}

/** Sends a result of the line to the record, and takes it out when it has arrived. */
export function useGuardar(clinicaId: string) {
  const cache = useQueryClient();
  const { id: usuarioId } = usePerfil();
  return useMutation({
    mutationFn: (calculo: NovoCalculo) => guardarCalculo(calculo),
    // Offline it fails at once, and waits in the line where the person can see it.
    networkMode: 'always',
    onSuccess: ({ id }, { paciente_id }) => {
      retirar(usuarioId, id);
      return relerCalculos(cache, clinicaId, paciente_id);
    },
    onSettled: (_guardado, _erro, { id }) => pousar(id),
  });
}

/** `Salvar no prontuário`: once for each result, however many times it is pressed. */
export function Salvar({ ferramenta, paciente, pronta }: Props) {
  const fuso = useFuso();
  const { id: usuarioId } = usePerfil();
  const guardar = useGuardar(paciente.clinicaId);
  const conteudo = JSON.stringify(pronta.situacao.dados);
  const [salvo, setSalvo] = useState<{ conteudo: string; em: number } | null>(null);
  const jaSalvo = salvo?.conteudo === conteudo;

  const salvar = () => {
    const calculo = montar(ferramenta, paciente, pronta);
    // On this device first: whatever becomes of the call, nothing is lost.
    enfileirar(usuarioId, calculo);
    guardar.mutate(calculo, { onSuccess: () => setSalvo({ conteudo, em: Date.now() }) });
  };
  // A failed one waits in the line, which tells it and offers to try again.
  const naFila = guardar.isError && conteudo === JSON.stringify(dadosDe(guardar.variables));
  return (
    <Button
      leftSection={
        jaSalvo ? <IconCheck size={18} aria-hidden /> : <IconNotes size={18} aria-hidden />
      }
      loading={guardar.isPending}
      disabled={jaSalvo || naFila}
      onClick={salvar}
    >
      {jaSalvo && salvo ? `Salvo às ${formatarHora(salvo.em, fuso)}` : 'Salvar no prontuário'}
    </Button>
  );
}

function dadosDe(calculo: NovoCalculo | undefined) {
  return calculo && { entrada: calculo.entrada, unidades: calculo.unidades };
}

function montar(
  ferramenta: Ferramenta,
  { paciente, prontuarioId }: PacienteDasFerramentas,
  { situacao: { dados, resultado }, procedencias }: Pronta,
): NovoCalculo {
  return {
    id: crypto.randomUUID(),
    clinica_id: paciente.clinica_id,
    paciente_id: paciente.id,
    prontuario_id: prontuarioId,
    ferramenta: ferramenta.id,
    versao: resultado.versao,
    entrada: dados.entrada,
    unidades: dados.unidades,
    proveniencia: Object.fromEntries(
      Object.entries(procedencias).filter(([nome]) => Object.hasOwn(dados.entrada, nome)),
    ),
    resultado: resultado.resultado,
    interpretacao: resultado.interpretacao,
  };
}

import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { comMaiuscula, diaPorExtenso } from '@/lib/format/dias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { AgendaLigada } from '@/shared/plantoes/AgendaLigada.tsx';
import { usarCodigoDeAgenda } from '@/shared/plantoes/api/mutations.ts';
import { type HorasNaClinica, relerAgendaLigada } from '@/shared/plantoes/api/queries.ts';
import { emHorario } from './horario.ts';

interface Props {
  /** `AAAA-MM`: the month that is shown. */
  mes: string;
  /** Hours in clinics, by day. */
  horas: ReadonlyMap<string, readonly HorasNaClinica[]>;
}

/** When one attends in clinics, by the other account of the same person; or how it is tied. */
export function NaClinica({ mes, horas }: Props) {
  const fuso = useFuso();
  const doMes = [...horas].filter(([dia]) => dia.startsWith(mes));
  return (
    <>
      <AgendaLigada
        titulo="Atendimentos na clínica"
        explicacao="Com a sua conta de médico ligada, a agenda mostra os horários em que você atende na clínica, sem pacientes, e não aceita plantão por cima deles. Sobreaviso pode."
      >
        <DigitarCodigo />
      </AgendaLigada>
      {doMes.length > 0 && (
        <ul className="cartao linhas" aria-label="Horários na clínica">
          {doMes.map(([dia, doDia]) => (
            <li key={dia} className="linha">
              <Text span>{comMaiuscula(diaPorExtenso(dia))}</Text>
              <Text span className="numeros">
                {doDia.map((uma) => emHorario(uma, fuso)).join(', ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DigitarCodigo() {
  const { id: eu } = usePerfil();
  const cache = useQueryClient();
  const [codigo, setCodigo] = useState('');
  const usar = useMutation({
    mutationFn: usarCodigoDeAgenda,
    onSuccess: () => avisar.sucesso('Contas ligadas. A agenda já mostra seus horários na clínica.'),
    onSettled: () => relerAgendaLigada(cache, eu),
  });
  return (
    <form
      onSubmit={(evento: FormEvent) => {
        evento.preventDefault();
        if (codigo.trim()) usar.mutate(codigo);
      }}
      noValidate
    >
      <Stack gap="sm" align="flex-start">
        <TextInput
          label="Mostrar também meus atendimentos de clínica"
          description="Crie o código em Minha conta, na sua conta de médico, e digite-o aqui em até 15 minutos."
          placeholder="A1B2C-3D4E5"
          value={codigo}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={usar.error && mensagemDeErro(usar.error)}
          onChange={({ currentTarget }) => {
            setCodigo(currentTarget.value);
            usar.reset();
          }}
        />
        <Button type="submit" variant="default" loading={usar.isPending}>
          Ligar as contas
        </Button>
      </Stack>
    </form>
  );
}

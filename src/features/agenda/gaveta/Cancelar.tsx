import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { mudarStatus } from '../api/mutations.ts';
import { cancelarSerie } from '../api/serie.ts';
import { alguemEspera } from '../espera/alguemEspera.ts';
import { vagaDeixada } from '../espera/vaga.ts';
import type { PropsDoDetalhe } from '../props.ts';
import { useSeguintes } from '../serie/lugar.ts';
import { motivoSchema } from './formulario.ts';
import { useNaTela } from './useNaTela.ts';

type Props = PropsDoDetalhe & {
  voltar: () => void;
  /** The time is free, and somebody waits for one like it. */
  aoAbrirVaga: () => void;
};

/** Asks why, cancels it alone, and offers to take that back while the time is still to come. */
function useCancelar(props: Props) {
  const { agendamento, clinica, estrutura, reler, fechar, aoAbrirVaga } = props;
  const { id, inicio, status, paciente } = agendamento;
  const cache = useQueryClient();
  const naTela = useNaTela();
  const esperam = () =>
    alguemEspera(cache, clinica.id, estrutura, vagaDeixada(agendamento, Date.now()));
  const desfazer = async () => {
    await mudarStatus(id, 'agendado', 'Cancelamento desfeito');
    if (status === 'confirmado') await mudarStatus(id, 'confirmado');
  };
  return useMutation({
    mutationFn: async ({ motivo, daSerie }: { motivo: string; daSerie: boolean }) =>
      daSerie ? cancelarSerie(id, motivo) : void (await mudarStatus(id, 'cancelado', motivo)),
    onSuccess: async (quantos) => {
      await reler();
      const comEspera = !quantos && (await esperam());
      // Who has closed it may have opened another one.
      if (naTela.current) (comEspera ? aoAbrirVaga : fechar)();
      const nome = nomeExibido(paciente);
      const frase = `O atendimento de ${nome} foi cancelado.`;
      if (quantos) avisar.sucesso(`${quantos} atendimentos de ${nome} foram cancelados.`);
      else if (Date.parse(inicio) <= Date.now()) avisar.sucesso(frase);
      else avisar.desfazivel(frase, () => void desfazer().catch(avisar.erro).finally(reler));
    },
  });
}

/** Asks why, and of a series whether those that follow go too. */
export function Cancelar(props: Props) {
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();
  const [daSerie, setDaSerie] = useState(false);
  const seguintes = useSeguintes(props.clinica.id, props.agendamento);
  const cancelar = useCancelar(props);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const lido = motivoSchema.safeParse(motivo);
    setRecusa(lido.error?.issues[0]?.message);
    if (!lido.success) return;
    cancelar.mutate(
      { motivo: lido.data, daSerie },
      { onError: (erro) => setRecusa(mensagemDeErro(erro)) },
    );
  };
  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="sm">
        {seguintes > 0 && <Quais {...{ seguintes, daSerie }} aoMudar={setDaSerie} />}
        <Textarea
          autoFocus
          label="Motivo do cancelamento"
          description="Obrigatório. Fica no histórico; o médico e a recepção são avisados."
          value={motivo}
          error={recusa}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
          autosize
          minRows={2}
          maxLength={300}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={props.voltar}>
            Voltar
          </Button>
          <Button type="submit" color="red.9" loading={cancelar.isPending}>
            {daSerie ? `Cancelar ${seguintes + 1} atendimentos` : 'Cancelar atendimento'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PropsDeQuais {
  /** How many follow in the series. */
  seguintes: number;
  daSerie: boolean;
  aoMudar: (daSerie: boolean) => void;
}

function Quais({ seguintes, daSerie, aoMudar }: PropsDeQuais) {
  return (
    <NativeSelect
      size="md"
      label="O que cancelar"
      value={daSerie ? 'serie' : 'este'}
      data={[
        { value: 'este', label: 'Só este atendimento' },
        {
          value: 'serie',
          label:
            seguintes === 1
              ? 'Este e o seguinte da série'
              : `Este e os ${seguintes} seguintes da série`,
        },
      ]}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value === 'serie')}
    />
  );
}

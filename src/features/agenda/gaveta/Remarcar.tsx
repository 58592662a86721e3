import { Button, Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDia, lerHora } from '@/lib/format/datas.ts';
import { diaPorExtenso, naoAntes } from '@/lib/format/dias.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { estaOcupado, remarcar } from '../api/mutations.ts';
import { horaDoMinuto, instanteNoFuso, minutoDaHora, noFuso } from '../calendario/fuso.ts';
import { lerQuando } from '../calendario/quando.ts';
import { alguemEspera } from '../espera/alguemEspera.ts';
import { enderecoDaVaga, vagaDeixada } from '../espera/vaga.ts';
import { usePapel } from '../permissao.ts';
import type { PropsDoDetalhe } from '../props.ts';
import { HorariosLivres } from './HorariosLivres.tsx';
import { useNaTela } from './useNaTela.ts';

interface Recusa {
  frase: string;
  /** Somebody is there: free times are offered, and an encaixe. */
  ocupado: boolean;
}

/**
 * Moves the appointment to an instant and shows it there, with who waits for the time it left; what
 * is refused comes back in words.
 */
function useRemarcar({ agendamento, clinica, estrutura, mudar, reler, voltar }: Props) {
  const { fuso } = estrutura.regras;
  const cache = useQueryClient();
  const [recusa, setRecusa] = useState<Recusa>();
  const naTela = useNaTela();
  const enviar = useMutation({
    mutationFn: ({ inicio, medico, encaixe }: { inicio: Date; medico: string; encaixe: string }) =>
      remarcar(agendamento.id, {
        inicio: inicio.toISOString(),
        fim: new Date(inicio.getTime() + duracaoDe(agendamento)).toISOString(),
        medico,
        sala: agendamento.sala_id,
        ...(encaixe && { encaixe }),
      }),
    onSuccess: async (id, { inicio }) => {
      await reler();
      const { dia, minuto } = noFuso(inicio, fuso);
      const vaga = vagaDeixada(agendamento, Date.now());
      const esperam = await alguemEspera(cache, clinica.id, estrutura, vaga);
      // Who has closed it is at something else, which must not change under the hand.
      if (naTela.current) {
        mudar({ agendamento: id, dia, ...(vaga && esperam && { vaga: enderecoDaVaga(vaga) }) });
        voltar();
      }
      const nome = nomeExibido(agendamento.paciente);
      avisar.sucesso(`${nome} foi para ${diaPorExtenso(dia)}, ${horaDoMinuto(minuto)}.`);
    },
    onError: (erro) => setRecusa({ frase: mensagemDeErro(erro), ocupado: estaOcupado(erro) }),
  });
  return { enviar, recusa, setRecusa };
}

type Props = PropsDoDetalhe & { voltar: () => void };

/** Another day, hour or doctor for an appointment, chosen among the free ones or typed. */
export function Remarcar(props: Props) {
  const { agendamento, estrutura, agora, voltar } = props;
  const { fuso } = estrutura.regras;
  const antes = noFuso(agendamento.inicio, fuso);
  const [medico, setMedico] = useState(agendamento.medico_id);
  const [diaDito, setDia] = useState(formatarDia(naoAntes(antes.dia, agora.dia)));
  const [horaDita, setHora] = useState(horaDoMinuto(antes.minuto));
  const [encaixe, setEncaixe] = useState('');
  const { enviar, recusa, setRecusa } = useRemarcar(props);
  const dia = lerQuando(diaDito, agora.dia);
  const hora = lerHora(horaDita);

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (!dia || !hora) return setRecusa({ frase: 'Informe um dia e uma hora.', ocupado: false });
    const inicio = instanteNoFuso(dia, minutoDaHora(hora), fuso);
    return enviar.mutate({ inicio, medico, encaixe: encaixe.trim() });
  };
  const aoEscolher = ({ inicio }: { inicio: string }) => {
    const livre = noFuso(inicio, fuso);
    setDia(formatarDia(livre.dia));
    setHora(horaDoMinuto(livre.minuto));
    setRecusa(undefined);
  };

  return (
    <form onSubmit={aoEnviar} noValidate>
      <Stack gap="sm">
        <Medico {...props} medico={medico} aoMudar={setMedico} />
        <Quando {...{ dia, hora, diaDito, horaDita, setDia, setHora }} />
        {recusa && (
          <Recado tom="erro" titulo={recusa.frase}>
            {recusa.ocupado && 'Escolha um dos horários livres, ou diga por que é um encaixe.'}
          </Recado>
        )}
        {dia && <Livres {...props} {...{ medico, dia, hora, aoEscolher }} />}
        {recusa?.ocupado && <Encaixe valor={encaixe} aoMudar={setEncaixe} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={voltar}>
            Voltar
          </Button>
          <Button type="submit" loading={enviar.isPending}>
            Remarcar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Who attends it from then on, for who may pass it on. */
function Medico({
  clinica,
  estrutura,
  medico,
  aoMudar,
}: Props & { medico: string; aoMudar: (id: string) => void }) {
  const papel = usePapel(clinica.id);
  const medicos = estrutura.medicos.filter(({ id }) => papel(id) !== null);
  if (medicos.length < 2) return null;
  return (
    <NativeSelect
      label="Médico"
      size="md"
      value={medico}
      data={medicos.map(({ id, nome }) => ({ value: id, label: nome }))}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
    />
  );
}

interface PropsDoQuando {
  dia: string | null;
  hora: string | null;
  diaDito: string;
  horaDita: string;
  setDia: (texto: string) => void;
  setHora: (texto: string) => void;
}

function Quando({ dia, hora, diaDito, horaDita, setDia, setHora }: PropsDoQuando) {
  return (
    <SimpleGrid minColWidth="8.5rem" autoFlow="auto-fit" spacing="sm">
      <TextInput
        autoFocus
        label="Dia"
        value={diaDito}
        error={dia ? undefined : 'Não é um dia.'}
        description={dia ? diaPorExtenso(dia) : undefined}
        onChange={({ currentTarget }) => setDia(currentTarget.value)}
      />
      <TextInput
        label="Hora"
        value={horaDita}
        error={hora ? undefined : 'Não é uma hora.'}
        onChange={({ currentTarget }) => setHora(currentTarget.value)}
      />
    </SimpleGrid>
  );
}

interface PropsDosLivres extends Props {
  medico: string;
  dia: string;
  hora: string | null;
  aoEscolher: (horario: { inicio: string }) => void;
}

function Livres({ agendamento, clinica, estrutura, agora, dia, hora, ...resto }: PropsDosLivres) {
  return (
    <HorariosLivres
      clinicaId={clinica.id}
      tipo={agendamento.tipo_id}
      rotulo="Horários livres"
      medico={resto.medico}
      fuso={estrutura.regras.fuso}
      dia={naoAntes(dia, agora.dia)}
      {...(hora && { hora })}
      aoEscolher={resto.aoEscolher}
    />
  );
}

function Encaixe({ valor, aoMudar }: { valor: string; aoMudar: (texto: string) => void }) {
  return (
    <Textarea
      label="Motivo do encaixe"
      description="Preenchido, o atendimento entra sobre o que já está marcado."
      value={valor}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      autosize
      maxLength={300}
    />
  );
}

const duracaoDe = ({ inicio, fim }: { inicio: string; fim: string }) =>
  Date.parse(fim) - Date.parse(inicio);

import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { avisar } from '@/components/avisar.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { diaPorExtenso, naoAntes } from '@/lib/format/dias.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Estrutura } from '../api/linhas.ts';
import { agendar, estaOcupado } from '../api/mutations.ts';
import type { BuscaDaAgenda } from '../busca.ts';
import {
  horaDoMinuto,
  instanteNoFuso,
  minutoDaHora,
  type NoRelogio,
  noFuso,
} from '../calendario/fuso.ts';
import { PASSO } from '../calendario/paradas.ts';
import { usePapel } from '../permissao.ts';
import type { PropsDaGaveta } from '../props.ts';
import { Repetir } from '../serie/Repetir.tsx';
import { SEM_REPETICAO } from '../serie/repeticao.ts';
import { useAgendarSerie } from '../serie/useAgendarSerie.ts';
import { type Serie, useSerie } from '../serie/useSerie.ts';
import { type Controle, Encaixe, Observacoes, QuemEQuando, Sala } from './CamposDoPedido.tsx';
import { type CamposDoPedido, type Pedido, resolverDoPedido } from './formulario.ts';
import classes from './Gavetas.module.css';
import { HorariosLivres } from './HorariosLivres.tsx';

const Datas = sobDemanda(() => import('../serie/Datas.tsx').then((m) => ({ default: m.Datas })));
const EsperamPorEste = sobDemanda(() =>
  import('../espera/EsperamPorEste.tsx').then((m) => ({ default: m.EsperamPorEste })),
);
const Sobras = sobDemanda(() => import('../serie/Sobras.tsx').then((m) => ({ default: m.Sobras })));

const DIA = /^\d{4}-\d{2}-\d{2}$/;
const HORA = /^\d{2}:\d{2}$/;

/** Books: who, for what, with whom, when; free times are offered, and again when one is taken. */
export function NovoAgendamento(props: PropsDaGaveta) {
  const { clinica, estrutura, busca, agora, mudar, reler } = props;
  const perfil = usePerfil();
  const papel = usePapel(clinica.id);
  const [id] = useState(() => crypto.randomUUID());
  const [conflito, setConflito] = useState<string | null>(null);
  const medicos = estrutura.medicos.filter((medico) => papel(medico.id) !== null);
  const form = useForm<CamposDoPedido, unknown, Pedido>({
    resolver: resolverDoPedido,
    defaultValues: valoresIniciais(
      estrutura,
      busca,
      agora,
      perfil.tipo === 'medico' ? perfil.id : (medicos[0]?.id ?? ''),
    ),
  });
  const { control } = form;
  const { fuso } = estrutura.regras;
  const serie = useSerie(control, clinica.id);
  const { agendarSerie, sobras } = useAgendarSerie(props, serie.finais);

  async function enviar(pedido: Pedido) {
    if (serie.repete) return agendarSerie(pedido);
    try {
      await agendar({ id, clinica_id: clinica.id, ...linhaDe(pedido, fuso) });
    } catch (erro) {
      await reler();
      if (!estaOcupado(erro)) throw erro;
      setConflito(mensagemDeErro(erro));
      return;
    }
    await reler();
    avisar.sucesso(`Agendado para ${diaPorExtenso(pedido.dia)}, ${pedido.hora}.`);
    mudar({ dia: pedido.dia, novo: undefined, com: undefined, em: undefined, paciente: undefined });
  }

  if (sobras) return <Sobras {...sobras} fechar={props.fechar} />;
  return (
    <Formulario form={form} aoEnviar={enviar}>
      <QuemEQuando {...props} form={form} medicos={medicos} />
      {conflito && <Conflito frase={conflito} />}
      <Livres
        control={control}
        clinicaId={clinica.id}
        fuso={fuso}
        hoje={agora.dia}
        conflito={conflito !== null}
        nomeDe={(medicoId) => medicos.find((medico) => medico.id === medicoId)?.nome}
        aoEscolher={({ dia, hora, sala, medico }) => {
          setConflito(null);
          form.setValue('medico', medico, { shouldValidate: true });
          form.setValue('dia', dia, { shouldValidate: true });
          form.setValue('hora', hora, { shouldValidate: true });
          if (sala) form.setValue('sala', sala);
        }}
      />
      <Espera {...props} control={control} />
      <Sala control={control} estrutura={estrutura} />
      <Repetir control={control} hoje={agora.dia} />
      {serie.horarios.length > 0 && (
        <DatasDaSerie {...{ control, serie, fuso }} clinicaId={clinica.id} />
      )}
      {!serie.repete && <Encaixe control={control} />}
      <Observacoes control={control} />
      <Group justify="flex-end" className={classes.envio}>
        <Button type="submit">{rotuloDoEnvio(serie)}</Button>
      </Group>
    </Formulario>
  );
}

function rotuloDoEnvio({ horarios, finais }: Serie): string {
  if (finais.length === 0) return 'Agendar';
  return finais.length === horarios.length
    ? `Agendar ${horarios.length}`
    : `Agendar ${finais.length} de ${horarios.length}`;
}

function DatasDaSerie({
  control,
  ...props
}: {
  control: Controle;
  serie: Serie;
  clinicaId: string;
  fuso: string;
}) {
  const [medico, tipo] = useWatch({ control, name: ['medico', 'tipo'] });
  return (
    <Suspense fallback={null}>
      <Datas {...props} medico={medico} tipo={tipo} />
    </Suspense>
  );
}

function valoresIniciais(
  { tipos, disponibilidades }: Estrutura,
  { novo = '', com, em, paciente }: BuscaDaAgenda,
  agora: NoRelogio,
  medicoPadrao: string,
): CamposDoPedido {
  const [dia = '', hora = ''] = novo.split('T');
  const tipo = tipos.find(({ ativo }) => ativo);
  const medico = com ?? medicoPadrao;
  const doMedico = disponibilidades.find((d) => d.medico_id === medico && d.sala_id !== null);
  return {
    paciente: paciente ?? '',
    tipo: tipo?.id ?? '',
    medico,
    dia: /^\d{4}-/.test(dia) ? dia : agora.dia,
    hora:
      hora ||
      (novo === 'agora'
        ? horaDoMinuto(Math.min(Math.ceil(agora.minuto / PASSO) * PASSO, 1425))
        : ''),
    duracao: tipo?.duracao_min ?? 30,
    sala: em ?? doMedico?.sala_id ?? '',
    encaixe: false,
    motivo: '',
    observacoes: '',
    ...SEM_REPETICAO,
  };
}

function linhaDe(pedido: Pedido, fuso: string) {
  const minuto = minutoDaHora(pedido.hora);
  const inicio = instanteNoFuso(pedido.dia, minuto, fuso);
  return {
    paciente_id: pedido.paciente,
    medico_id: pedido.medico,
    tipo_id: pedido.tipo,
    sala_id: pedido.sala || null,
    inicio: inicio.toISOString(),
    fim: new Date(inicio.getTime() + pedido.duracao * 60_000).toISOString(),
    encaixe: pedido.encaixe,
    motivo_do_encaixe: pedido.encaixe ? pedido.motivo : null,
    observacoes: pedido.observacoes || null,
  };
}

function Conflito({ frase }: { frase: string }) {
  return (
    <Recado tom="erro" titulo={frase}>
      Escolha um dos horários livres abaixo, ou marque como encaixe e diga por quê. Nada foi
      agendado ainda.
    </Recado>
  );
}

interface PropsDosLivres {
  control: Controle;
  clinicaId: string;
  fuso: string;
  hoje: string;
  conflito: boolean;
  nomeDe: (medicoId: string) => string | undefined;
  aoEscolher: (horario: { dia: string; hora: string; sala: string | null; medico: string }) => void;
}

function Livres({ control, clinicaId, fuso, hoje, conflito, nomeDe, aoEscolher }: PropsDosLivres) {
  const [medico, tipo, dia, hora] = useWatch({ control, name: ['medico', 'tipo', 'dia', 'hora'] });
  if (!tipo || !DIA.test(dia)) return null;
  const escolhido = HORA.test(hora) ? instanteNoFuso(dia, minutoDaHora(hora), fuso).getTime() : 0;
  return (
    <HorariosLivres
      {...{ clinicaId, tipo, fuso, hora, escolhido, nomeDe }}
      medico={medico || null}
      dia={naoAntes(dia, hoje)}
      rotulo={conflito ? 'Horários livres mais próximos' : 'Horários livres'}
      aoEscolher={({ inicio, sala_id: sala, medico_id: quem }) => {
        const relogio = noFuso(inicio, fuso);
        aoEscolher({ dia: relogio.dia, hora: horaDoMinuto(relogio.minuto), sala, medico: quem });
      }}
    />
  );
}

/** Who waits for the time that is being looked at, while it is still to come. */
function Espera({ control, ...props }: PropsDaGaveta & { control: Controle }) {
  const { agora, estrutura } = props;
  const { fuso } = estrutura.regras;
  const { isSubmitting: agendando } = useFormState({ control });
  const [medico, dia, hora, duracao, sala] = useWatch({
    control,
    name: ['medico', 'dia', 'hora', 'duracao', 'sala'],
  });
  if (!medico || !duracao || !DIA.test(dia) || !HORA.test(hora)) return null;
  const inicio = instanteNoFuso(dia, minutoDaHora(hora), fuso);
  if (inicio <= instanteNoFuso(agora.dia, agora.minuto, fuso)) return null;
  const vaga = {
    medico,
    inicio: inicio.toISOString(),
    fim: new Date(inicio.getTime() + duracao * 60_000).toISOString(),
    sala: sala || null,
  };
  return (
    <Suspense fallback={null}>
      <EsperamPorEste {...props} vaga={vaga} agendando={agendando} />
    </Suspense>
  );
}

import { Button, Checkbox, Group, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  type Control,
  type UseFormReturn,
  useController,
  useForm,
  useWatch,
} from 'react-hook-form';
import { avisar } from '@/components/avisar.tsx';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecao } from '@/components/formulario/CampoSelecao.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Estrutura, Medico } from '../api/linhas.ts';
import { agendar, estaOcupado } from '../api/mutations.ts';
import { diaPorExtenso, naoAntes } from '../calendario/dias.ts';
import {
  horaDoMinuto,
  instanteNoFuso,
  minutoDaHora,
  type NoRelogio,
  noFuso,
} from '../calendario/fuso.ts';
import { PASSO } from '../calendario/paradas.ts';
import { usePapel } from '../permissao.ts';
import type { BuscaDaAgenda } from '../vista.ts';
import { CampoDia } from './CampoDia.tsx';
import { CampoPaciente } from './CampoPaciente.tsx';
import { type CamposDoPedido, type Pedido, resolverDoPedido } from './formulario.ts';
import classes from './Gavetas.module.css';
import type { PropsDaGaveta } from './Gavetas.tsx';
import { HorariosLivres } from './HorariosLivres.tsx';

type Controle = Control<CamposDoPedido, unknown, Pedido>;

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

  async function enviar(pedido: Pedido) {
    try {
      await agendar({ id, clinica_id: clinica.id, ...linhaDe(pedido, estrutura.regras.fuso) });
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

  return (
    <Formulario form={form} aoEnviar={enviar}>
      <QuemEQuando {...props} form={form} medicos={medicos} />
      {conflito && <Conflito frase={conflito} />}
      <Livres
        control={control}
        clinicaId={clinica.id}
        fuso={estrutura.regras.fuso}
        hoje={agora.dia}
        conflito={conflito !== null}
        aoEscolher={({ dia, hora, sala }) => {
          setConflito(null);
          form.setValue('dia', dia, { shouldValidate: true });
          form.setValue('hora', hora, { shouldValidate: true });
          if (sala) form.setValue('sala', sala);
        }}
      />
      <Sala control={control} estrutura={estrutura} />
      <Encaixe control={control} />
      <Observacoes control={control} />
      <Group justify="flex-end">
        <Button type="submit">Agendar</Button>
      </Group>
    </Formulario>
  );
}

interface PropsDosCampos extends PropsDaGaveta {
  form: UseFormReturn<CamposDoPedido, unknown, Pedido>;
  medicos: readonly Medico[];
}

/** Who, for what, with whom and when. */
function QuemEQuando({ form, clinica, estrutura, agora, medicos }: PropsDosCampos) {
  const { control } = form;
  return (
    <>
      <CampoPaciente control={control} name="paciente" clinicaId={clinica.id} />
      <Tipo
        control={control}
        estrutura={estrutura}
        aoMudar={(minutos) => form.setValue('duracao', minutos)}
      />
      <CampoSelecao
        control={control}
        name="medico"
        label="Médico"
        data={medicos.map((medico) => ({ value: medico.id, label: medico.nome }))}
        allowDeselect={false}
      />
      <div className={classes.par}>
        <CampoDia control={control} name="dia" hoje={agora.dia} />
        <CampoHora control={control} name="hora" label="Hora" />
        <CampoNumero control={control} name="duracao" label="Duração" unidade="min" />
      </div>
    </>
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

/** What is done there; it sets how long it takes. */
function Tipo({
  control,
  estrutura,
  aoMudar,
}: {
  control: Controle;
  estrutura: Estrutura;
  aoMudar: (minutos: number) => void;
}) {
  const campo = useCampo({ control, name: 'tipo' });
  const ativos = estrutura.tipos.filter(({ ativo }) => ativo);
  return (
    <NativeSelect
      {...campo.props}
      size="md"
      label="Tipo de atendimento"
      value={campo.valor}
      data={ativos.map(({ id, nome, duracao_min: minutos }) => ({
        value: id,
        label: `${nome} (${minutos} min)`,
      }))}
      onChange={({ currentTarget: { value } }) => {
        campo.mudar(value);
        const tipo = ativos.find(({ id }) => id === value);
        if (tipo) aoMudar(tipo.duracao_min);
      }}
    />
  );
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
  aoEscolher: (horario: { dia: string; hora: string; sala: string | null }) => void;
}

function Livres({ control, clinicaId, fuso, hoje, conflito, aoEscolher }: PropsDosLivres) {
  const [medico, tipo, dia, hora] = useWatch({ control, name: ['medico', 'tipo', 'dia', 'hora'] });
  if (!medico || !tipo || !/^\d{4}-\d{2}-\d{2}$/.test(dia)) return null;
  const escolhido = /^\d{2}:\d{2}$/.test(hora)
    ? instanteNoFuso(dia, minutoDaHora(hora), fuso).getTime()
    : 0;
  return (
    <HorariosLivres
      {...{ clinicaId, medico, tipo, fuso, hora, escolhido }}
      dia={naoAntes(dia, hoje)}
      rotulo={conflito ? 'Horários livres mais próximos' : 'Horários livres'}
      aoEscolher={({ inicio, sala_id: sala }) => {
        const relogio = noFuso(inicio, fuso);
        aoEscolher({ dia: relogio.dia, hora: horaDoMinuto(relogio.minuto), sala });
      }}
    />
  );
}

function Sala({ control, estrutura }: { control: Controle; estrutura: Estrutura }) {
  const ativas = estrutura.salas.filter(({ ativa }) => ativa);
  if (ativas.length === 0) return null;
  return (
    <CampoSelecaoNativa
      control={control}
      name="sala"
      size="md"
      label="Sala"
      data={[
        { value: '', label: 'Sem sala' },
        ...ativas.map((s) => ({ value: s.id, label: s.nome })),
      ]}
    />
  );
}

/** Booking over somebody else is possible, on purpose and with a reason. */
function Encaixe({ control }: { control: Controle }) {
  const { field } = useController({ control, name: 'encaixe' });
  const motivo = useCampo({ control, name: 'motivo' });
  return (
    <div className={classes.secao}>
      <Checkbox
        ref={field.ref}
        name={field.name}
        label="Encaixe: agendar mesmo com o horário ocupado"
        checked={field.value}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
      />
      {field.value && (
        <Textarea
          {...motivo.props}
          label="Motivo do encaixe"
          description="Obrigatório. Fica no histórico do agendamento."
          value={motivo.valor}
          onChange={({ currentTarget }) => motivo.mudar(currentTarget.value)}
          autosize
          minRows={2}
        />
      )}
    </div>
  );
}

function Observacoes({ control }: { control: Controle }) {
  const campo = useCampo({ control, name: 'observacoes' });
  return (
    <Textarea
      {...campo.props}
      label="Observações"
      description="Nada clínico aqui: a recepção também lê."
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
      autosize
      minRows={2}
    />
  );
}

import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';
import { TextoLink } from '@/components/ligacoes.tsx';
import { Recado } from '@/components/Recado.tsx';
import { PATHS } from '@/config/paths.ts';
import { comMaiuscula, diaComAno, diaPorExtenso } from '@/lib/format/dias.ts';
import { CalculadorasDoPaciente } from '@/shared/calculadoras/CalculadorasDoPaciente.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { idadeDoPaciente, obitoEm } from '@/shared/paciente/obito.ts';
import type { Detalhe } from '../api/linhas.ts';
import { detalheOptions } from '../api/queries.ts';
import { horaDoMinuto, instanteNoFuso, noFuso } from '../calendario/fuso.ts';
import { VagaAberta, vagaDe } from '../espera/VagaAberta.tsx';
import { type Vaga, vagaDoEndereco } from '../espera/vaga.ts';
import { usePapel } from '../permissao.ts';
import type { PropsDaGaveta, PropsDoDetalhe } from '../props.ts';
import { useLugarNaSerie } from '../serie/lugar.ts';
import { APARENCIA, rotuloDaSituacao } from '../situacao.ts';
import { diasDaVista } from '../vista.ts';
import { Acoes } from './Acoes.tsx';
import { Cancelar } from './Cancelar.tsx';
import { DeOutraClinica } from './DeOutraClinica.tsx';
import classes from './Gavetas.module.css';
import { Historico } from './Historico.tsx';
import { Observacoes } from './Observacoes.tsx';
import { Remarcar } from './Remarcar.tsx';
import { Teleconsulta } from './Teleconsulta.tsx';

/** One appointment: who, when, where, what happened to it, and what can be done now. */
export function DetalheDoAgendamento(props: PropsDaGaveta) {
  const { clinica, busca } = props;
  const id = busca.agendamento ?? '';
  const { data, isPending, error, refetch } = useQuery(detalheOptions(clinica.id, id));
  useDiaDele(props, data);
  if (isPending) return <Esqueleto linhas={5} />;
  if (error && !data) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (!data) return <DeOutraClinica clinicaId={clinica.id} agendamentoId={id} />;
  return <Conteudo {...props} agendamento={data} />;
}

/** Behind a drawer that was opened by a link of the appointment alone, the agenda shows its day. */
function useDiaDele({ busca, vista, estrutura, mudar }: PropsDaGaveta, data?: Detalhe | null) {
  const dia = data && noFuso(data.inicio, estrutura.regras.fuso).dia;
  const aparece = !dia || busca.dia !== undefined || diasDaVista(vista).includes(dia);
  useEffect(() => {
    if (!aparece) mudar({ dia });
  });
}

/** `vaga`: just cancelled, with who waits for the time. */
type Modo = 'ver' | 'remarcar' | 'cancelar' | 'vaga';

function Conteudo(props: PropsDoDetalhe) {
  const { agendamento, clinica, agora, estrutura } = props;
  const papel = usePapel(clinica.id)(agendamento.medico_id);
  const [modo, setModo] = useState<Modo>('ver');
  const voltar = () => setModo('ver');
  const instante = instanteNoFuso(agora.dia, agora.minuto, estrutura.regras.fuso).getTime();
  const vaga = papel && vagaDe(agendamento, instante);
  return (
    <Stack gap="lg">
      <Resumo {...props} />
      {papel === null && (
        <Recado titulo="Agenda de um colega">Você vê este agendamento, mas não o altera.</Recado>
      )}
      {vaga && <VagaAberta {...props} vaga={vaga} focar={modo === 'vaga'} />}
      <VagaDeixada {...props} />
      {papel && (modo === 'ver' || modo === 'vaga') && (
        <Acoes
          {...props}
          papel={papel}
          aoRemarcar={() => setModo('remarcar')}
          aoCancelar={() => setModo('cancelar')}
        />
      )}
      <CalculadorasDoPaciente pacienteId={agendamento.paciente_id} />
      <Teleconsulta {...props} altera={papel !== null} />
      <Observacoes {...props} altera={papel !== null} />
      {modo === 'remarcar' && <Remarcar {...props} voltar={voltar} />}
      {modo === 'cancelar' && (
        <Cancelar {...props} voltar={voltar} aoAbrirVaga={() => setModo('vaga')} />
      )}
      <Historico clinicaId={clinica.id} agendamentoId={agendamento.id} />
    </Stack>
  );
}

/** The time it was moved from a moment ago, for who may give that doctor's time to somebody else. */
function VagaDeixada(props: PropsDoDetalhe) {
  const { busca, clinica, estrutura } = props;
  const papel = usePapel(clinica.id);
  const vaga = vagaDoEndereco(busca.vaga);
  if (!vaga || papel(vaga.medico) === null) return null;
  return <VagaAberta {...props} vaga={vaga} focar qual={quandoEra(vaga, estrutura.regras.fuso)} />;
}

function quandoEra({ inicio }: Vaga, fuso: string): string {
  const { dia, minuto } = noFuso(inicio, fuso);
  return `O horário que ficou livre: ${diaPorExtenso(dia)}, ${horaDoMinuto(minuto)}.`;
}

function Resumo({ agendamento, estrutura, agora, clinica }: PropsDoDetalhe) {
  const naSerie = useLugarNaSerie(clinica.id, agendamento);
  const { inicio, fim, paciente, status } = agendamento;
  const sobre = [idadeDoPaciente(paciente, agora.dia), obitoEm(paciente.data_obito)]
    .filter(Boolean)
    .join(' · ');
  const { fuso } = estrutura.regras;
  const comeco = noFuso(inicio, fuso);
  const { icone: Icone, cor } = APARENCIA[status];
  const nome = (lista: readonly { id: string; nome: string }[], id: string | null) =>
    lista.find((um) => um.id === id)?.nome;
  const dados = [
    ['Dia', comMaiuscula(diaComAno(comeco.dia))],
    ['Hora', `${horaDoMinuto(comeco.minuto)} às ${horaDoMinuto(noFuso(fim, fuso).minuto)}`],
    ['Tipo', nome(estrutura.tipos, agendamento.tipo_id)],
    ['Médico', nome(estrutura.medicos, agendamento.medico_id)],
    ['Sala', nome(estrutura.salas, agendamento.sala_id)],
    ['Onde', agendamento.teleconsulta ? 'Teleconsulta' : undefined],
    ['Telefone', paciente.telefone && mascaraDeTelefone(paciente.telefone)],
    ['Série', naSerie],
    ['Encaixe', agendamento.motivo_do_encaixe],
    ['Chegou', agendamento.chegada_em && `às ${horaEm(agendamento.chegada_em, fuso)}`],
    ['Oferta até', agendamento.reserva_expira_em && horaEm(agendamento.reserva_expira_em, fuso)],
  ].flatMap(([rotulo, valor]) => (rotulo && valor ? [{ rotulo, valor }] : []));
  return (
    <Stack gap="xs">
      <Stack gap={4}>
        <TextoLink to={PATHS.paciente} params={{ id: agendamento.paciente_id }} fz="xl" fw={650}>
          {nomeExibido(paciente)}
        </TextoLink>
        {sobre && (
          <Text span c="dimmed" fz="sm">
            {sobre}
          </Text>
        )}
      </Stack>
      <span className={classes.situacao}>
        <Icone size={18} style={{ color: cor }} aria-hidden />
        {rotuloDaSituacao(agendamento)}
      </span>
      <dl className={classes.dados}>
        {dados.map(({ rotulo, valor }) => (
          <Dado key={rotulo} rotulo={rotulo} valor={valor} />
        ))}
      </dl>
    </Stack>
  );
}

function Dado({ rotulo, valor }: { rotulo: string; valor: string }) {
  return (
    <>
      <dt>{rotulo}</dt>
      <dd>{valor}</dd>
    </>
  );
}

const horaEm = (instante: string, fuso: string) => horaDoMinuto(noFuso(instante, fuso).minuto);

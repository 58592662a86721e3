import { Suspense, useMemo } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { useNoCelular } from '@/components/noCelular.ts';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { diaPorExtenso } from '@/lib/format/dias.ts';
import type { Agendamento } from './api/linhas.ts';
import { horaDoMinuto, instanteNoFuso, noFuso } from './calendario/fuso.ts';
import { Grade } from './grade/Grade.tsx';
import type { Lugar } from './grade/tipos.ts';
import { aindaMuda, usePapel } from './permissao.ts';
import type { PropsDoConteudo } from './props.ts';
import { EsqueletoDaGrade } from './routes/Moldura.tsx';
import { SalaDeEspera } from './SalaDeEspera.tsx';
import { useGrade } from './useDados.ts';
import { useMover } from './useMover.ts';
import { type Vista, vistaNoAparelho } from './vista.ts';

const Mes = sobDemanda(() => import('./mes/Mes.tsx').then((modulo) => ({ default: modulo.Mes })));
const ListaDoDia = sobDemanda(() =>
  import('./lista/ListaDoDia.tsx').then((modulo) => ({ default: modulo.ListaDoDia })),
);

/** The view that the address asks for; on a phone, the day as a list. */
export function Conteudo(props: PropsDoConteudo) {
  const { clinica, estrutura, vista, agora, mudar } = props;
  const celular = useNoCelular();
  const emLista = celular && vista.vista !== 'mes';
  const daTela = useMemo(() => vistaNoAparelho(vista, celular), [vista, celular]);
  const grade = useGrade(clinica.id, estrutura, daTela);
  const tipos = useMemo(
    () => new Map(estrutura.tipos.map((tipo) => [tipo.id, tipo])),
    [estrutura.tipos],
  );

  if (estrutura.tipos.every(({ ativo }) => !ativo)) return <SemTipos />;
  if (grade.carregando) return <EsqueletoDaGrade />;
  if (grade.erro) {
    return (
      <EstadoErro
        erro={grade.erro}
        titulo="Não foi possível ler os agendamentos."
        aoTentar={grade.tentar}
      />
    );
  }
  const espera = (
    <SalaDeEspera
      agendamentos={grade.visiveis.filter(
        ({ inicio }) => noFuso(inicio, estrutura.regras.fuso).dia === agora.dia,
      )}
      aoAbrir={(id) => mudar({ agendamento: id })}
    />
  );
  if (emLista || vista.vista === 'mes') {
    const Lista = emLista ? ListaDoDia : Mes;
    return (
      <Suspense fallback={<EsqueletoDaGrade />}>
        {espera}
        <Lista {...props} {...grade} tipos={tipos} />
      </Suspense>
    );
  }
  if (grade.colunas.length === 0) return <SemColunas vista={vista} />;
  return (
    <>
      {espera}
      <GradeDaVista {...{ clinica, estrutura, vista, agora, mudar, tipos, grade }} />
    </>
  );
}

interface PropsDaGrade extends PropsDoConteudo {
  tipos: Parameters<typeof Grade>[0]['tipos'];
  grade: ReturnType<typeof useGrade>;
}

function GradeDaVista({ clinica, estrutura, vista, agora, mudar, tipos, grade }: PropsDaGrade) {
  const papel = usePapel(clinica.id);
  const { fuso } = estrutura.regras;
  const mover = useMover({ clinicaId: clinica.id, estrutura, mudar });

  function aoMover(agendamento: Agendamento, { coluna, de, ate }: Lugar) {
    const novo = {
      inicio: instanteNoFuso(coluna.dia, de, fuso).toISOString(),
      fim: instanteNoFuso(coluna.dia, ate, fuso).toISOString(),
      medico: vista.por === 'medico' ? (coluna.recurso.id ?? '') : agendamento.medico_id,
      sala: vista.por === 'sala' ? coluna.recurso.id : agendamento.sala_id,
    };
    void mover(agendamento, novo, `${diaPorExtenso(coluna.dia)}, ${horaDoMinuto(de)}`);
  }

  return (
    <Grade
      {...grade}
      rotulo={vista.vista === 'dia' ? `Agenda de ${diaPorExtenso(vista.dia)}` : 'Agenda da semana'}
      divisao={vista.por}
      tipos={tipos}
      agora={agora}
      aoAbrir={(id) => mudar({ agendamento: id })}
      aoCriar={(coluna, minuto) =>
        mudar({
          novo: `${coluna.dia}T${horaDoMinuto(minuto)}`,
          [vista.por === 'medico' ? 'com' : 'em']: coluna.recurso.id ?? undefined,
        })
      }
      aoMover={aoMover}
      podeMover={(a) => aindaMuda(a) && papel(a.medico_id) !== null}
      aoEscolherDia={(dia) => mudar({ dia, vista: 'dia' })}
    />
  );
}

function SemTipos() {
  return (
    <EstadoVazio
      desenho="lista"
      frase="A agenda aparece aqui quando houver ao menos um tipo de atendimento, com a sua duração. Salas e horários de cada médico vêm em seguida."
      acao={<BotaoLink to={PATHS.ajustesDaAgenda}>Montar a agenda</BotaoLink>}
    />
  );
}

function SemColunas({ vista }: { vista: Vista }) {
  return vista.por === 'sala' ? (
    <EstadoVazio
      desenho="lista"
      frase="Nenhuma sala para mostrar. Cadastre as salas ou veja a agenda por médico."
      acao={<BotaoLink to={PATHS.ajustesDaAgenda}>Cadastrar salas</BotaoLink>}
    />
  ) : (
    <EstadoVazio
      desenho="pessoas"
      frase="Nenhum médico para mostrar. Vincule médicos à clínica, ou remova o filtro."
    />
  );
}

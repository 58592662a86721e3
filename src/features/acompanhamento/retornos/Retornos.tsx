import { Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { ContagemDeRetornos } from '@/shared/retornos/api/linhas.ts';
import { contagemDeRetornosOptions, medicosOptions } from '@/shared/retornos/api/queries.ts';
import { Secao } from './Secao.tsx';
import { comContagem } from './titulo.ts';

const TODOS = 'todos';

/** The worklist of planned returns: what is late first, then today, then what comes. */
export function Retornos({ clinica }: { clinica: Clinica }) {
  const { id, tipo } = usePerfil();
  const { ver, medico } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  // A doctor begins with the own patients, everybody else with the whole clinic.
  const escolhido = medico ?? (tipo === 'medico' ? id : TODOS);
  const medicoId = escolhido === TODOS ? null : escolhido;
  return (
    <Stack gap="lg">
      <Filtros clinicaId={clinica.id} escolhido={escolhido} />
      {ver === 'depois' && (
        <Secao
          clinicaId={clinica.id}
          faixa="depois"
          titulo="Daqui a mais de 30 dias"
          medicoId={medicoId}
          vazio="Nenhum retorno planejado para depois dos próximos 30 dias."
        />
      )}
      {ver === 'encerrados' && (
        <Secao
          clinicaId={clinica.id}
          faixa="encerrados"
          titulo="Encerrados"
          medicoId={medicoId}
          vazio="Nenhum retorno foi cumprido ou dispensado ainda."
        />
      )}
      {!ver && <AFazer clinicaId={clinica.id} medicoId={medicoId} />}
    </Stack>
  );
}

const SECOES = [
  { faixa: 'atrasados', titulo: 'Atrasados' },
  { faixa: 'hoje', titulo: 'Hoje' },
  { faixa: 'proximos', titulo: 'Próximos 30 dias' },
  { faixa: 'sem_data', titulo: 'Sem data' },
] as const satisfies readonly { faixa: ContagemDeRetornos['faixa']; titulo: string }[];

function AFazer({ clinicaId, medicoId }: { clinicaId: string; medicoId: string | null }) {
  const contagem = useQuery(contagemDeRetornosOptions(clinicaId, medicoId));
  const { data } = contagem;
  if (contagem.isPending) return <Esqueleto linhas={4} />;
  if (!data) {
    return (
      <EstadoErro
        erro={contagem.error}
        titulo="Não foi possível carregar os retornos."
        aoTentar={() => void contagem.refetch()}
      />
    );
  }
  const comAlgum = SECOES.flatMap(({ faixa, titulo }) => {
    const contagem = data.find((uma) => uma.faixa === faixa);
    return contagem && contagem.quantos > 0 ? { faixa, titulo: comContagem(titulo, contagem) } : [];
  });
  if (comAlgum.length === 0) {
    return (
      <EstadoVazio frase="Nenhum retorno a cobrar. Ao finalizar uma evolução que pede retorno, ele aparece aqui e sai quando o paciente volta." />
    );
  }
  return comAlgum.map(({ faixa, titulo }) => (
    <Secao
      key={faixa}
      clinicaId={clinicaId}
      faixa={faixa}
      titulo={titulo}
      medicoId={medicoId}
      vazio="Nada nesta parte da lista."
    />
  ));
}

function Filtros({ clinicaId, escolhido }: { clinicaId: string; escolhido: string }) {
  const { id, tipo } = usePerfil();
  const { ver } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  const navegar = useNavigate();
  const { data: medicos = [] } = useQuery(medicosOptions(clinicaId));
  const outros = medicos.filter((medico) => medico.id !== id);
  const opcoes = [
    { value: TODOS, label: 'Todos os médicos' },
    ...(tipo === 'medico' ? [{ value: id, label: 'Meus pacientes' }] : []),
    ...outros.map((medico) => ({ value: medico.id, label: medico.nome })),
  ];
  const padrao = tipo === 'medico' ? id : TODOS;
  const irPara = (parte: { ver?: 'depois' | 'encerrados'; medico?: string }) =>
    void navegar({ to: PATHS.acompanhamento, search: parte, replace: true });

  return (
    <Group gap="sm">
      <SegmentedControl
        aria-label="Qual parte da lista mostrar"
        value={ver ?? 'a-fazer'}
        onChange={(parte) =>
          irPara({
            ...(parte !== 'a-fazer' && { ver: parte === 'depois' ? 'depois' : 'encerrados' }),
            ...(escolhido !== padrao && { medico: escolhido }),
          })
        }
        data={[
          { value: 'a-fazer', label: 'A fazer' },
          { value: 'depois', label: 'Mais adiante' },
          { value: 'encerrados', label: 'Encerrados' },
        ]}
      />
      {opcoes.length > 1 && (
        <NativeSelect
          aria-label="Retornos de qual médico"
          size="sm"
          value={escolhido}
          onChange={({ currentTarget: { value } }) =>
            irPara({ ...(ver && { ver }), ...(value !== padrao && { medico: value }) })
          }
          data={opcoes}
        />
      )}
    </Group>
  );
}

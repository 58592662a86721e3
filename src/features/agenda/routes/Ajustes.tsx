import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { de } from '@/lib/format/nomes.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { PropsDaAba } from '../ajustes/aba.ts';
import { estruturaOptions } from '../api/estrutura.ts';

const Tipos = sobDemanda(() => import('../ajustes/Tipos.tsx').then((m) => ({ default: m.Tipos })));
const Salas = sobDemanda(() => import('../ajustes/Salas.tsx').then((m) => ({ default: m.Salas })));
const Horarios = sobDemanda(() =>
  import('../ajustes/Horarios.tsx').then((m) => ({ default: m.Horarios })),
);
const Ausencias = sobDemanda(() =>
  import('../ajustes/Ausencias.tsx').then((m) => ({ default: m.Ausencias })),
);
const Regras = sobDemanda(() =>
  import('../ajustes/Regras.tsx').then((m) => ({ default: m.Regras })),
);

const ABAS = [
  { nome: 'tipos', rotulo: 'Tipos de atendimento', daClinica: true, Conteudo: Tipos },
  { nome: 'salas', rotulo: 'Salas', daClinica: true, Conteudo: Salas },
  { nome: 'horarios', rotulo: 'Horários', daClinica: false, Conteudo: Horarios },
  { nome: 'ausencias', rotulo: 'Ausências', daClinica: false, Conteudo: Ausencias },
  { nome: 'regras', rotulo: 'Regras', daClinica: true, Conteudo: Regras },
] as const;

/** `/agenda/ajustes`: what the agenda stands on. A linked doctor sets only the own hours. */
export function Ajustes() {
  const { clinica, carregando, erro } = useActiveClinica();
  if (carregando) return <Carregando />;
  return (
    <Pagina
      titulo="Ajustes da agenda"
      descricao={clinica && `Tipos de atendimento, salas e horários ${de(clinica.nome)}.`}
      acoes={
        <BotaoLink to={PATHS.agenda} variant="default">
          Voltar à agenda
        </BotaoLink>
      }
    >
      {erro && <EstadoErro erro={erro} titulo="Não foi possível carregar suas clínicas." />}
      {!erro && !clinica && (
        <EstadoVazio
          desenho="pessoas"
          frase="Sua conta ainda não está ligada a uma clínica. Peça um convite à clínica em que você trabalha."
        />
      )}
      {clinica && <Abas key={clinica.id} clinica={clinica} />}
    </Pagina>
  );
}

function Abas({ clinica }: { clinica: Clinica }) {
  const perfil = usePerfil();
  const { aba } = useSearch({ from: rotaDe(PATHS.ajustesDaAgenda) });
  const navegar = useNavigate();
  const estrutura = useQuery(estruturaOptions(clinica.id));
  const configura = perfil.tipo !== 'medico' || perfil.id === clinica.id;
  const abas = ABAS.filter(({ daClinica }) => configura || !daClinica);
  const aberta = abas.find(({ nome }) => nome === aba)?.nome ?? abas[0]?.nome ?? 'horarios';

  if (estrutura.isPending) return <Esqueleto linhas={5} />;
  if (estrutura.isError) {
    return <EstadoErro erro={estrutura.error} aoTentar={() => void estrutura.refetch()} />;
  }
  const daAba: PropsDaAba = { clinica, estrutura: estrutura.data };
  return (
    <Tabs
      value={aberta}
      onChange={(escolhida) => {
        const escolha = abas.find(({ nome }) => nome === escolhida);
        void navegar({
          to: PATHS.ajustesDaAgenda,
          search: escolha ? { aba: escolha.nome } : {},
        });
      }}
      keepMounted={false}
    >
      <Tabs.List>
        {abas.map(({ nome, rotulo }) => (
          <Tabs.Tab key={nome} value={nome}>
            {rotulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abas.map(({ nome, Conteudo }) => (
        <Tabs.Panel key={nome} value={nome} pt="lg">
          <Suspense fallback={<Esqueleto linhas={4} />}>
            <Conteudo {...daAba} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

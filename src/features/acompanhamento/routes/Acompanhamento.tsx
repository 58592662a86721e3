import { Badge, Tabs, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { de } from '@/lib/format/nomes.ts';
import { contagemDeConversasOptions } from '@/shared/conversas/api/queries.ts';
import { useTempoRealDaClinica } from '@/shared/conversas/api/useTempoReal.ts';
import { Retornos } from '../retornos/Retornos.tsx';

const Conversas = sobDemanda(() =>
  import('../conversas/Conversas.tsx').then((modulo) => ({ default: modulo.Conversas })),
);

/** `/acompanhamento-pacientes`: who should come back, and what patients write. */
export function Acompanhamento() {
  const { clinica, carregando, erro } = useActiveClinica();
  return (
    <Pagina
      titulo="Acompanhamento Pacientes"
      descricao={clinica && `Retornos e conversas ${de(clinica.nome)}.`}
    >
      {carregando && <Esqueleto linhas={4} />}
      {erro && <EstadoErro erro={erro} titulo="Não foi possível carregar suas clínicas." />}
      {clinica && <Abas key={clinica.id} clinica={clinica} />}
      {!clinica && !carregando && !erro && (
        <EstadoVazio
          desenho="pessoas"
          frase="Sua conta ainda não faz parte de uma clínica. Peça um link de convite a quem administra a sua."
        />
      )}
    </Pagina>
  );
}

function Abas({ clinica }: { clinica: Clinica }) {
  const { aba, chat } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  const navegar = useNavigate();
  useTempoRealDaClinica(clinica.id);
  const { data: contagem } = useQuery(contagemDeConversasOptions(clinica.id));
  const aberta = aba === 'conversas' || chat ? 'conversas' : 'retornos';

  return (
    <Tabs
      value={aberta}
      onChange={(escolhida) =>
        void navegar({
          to: PATHS.acompanhamento,
          search: escolhida === 'conversas' ? { aba: 'conversas' } : {},
        })
      }
      keepMounted={false}
    >
      <Tabs.List>
        <Tabs.Tab value="retornos">Retornos</Tabs.Tab>
        <Tabs.Tab
          value="conversas"
          rightSection={contagem && <NaoLidas quantas={contagem.nao_lidas} />}
        >
          Conversas
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={aberta} pt="lg">
        {aberta === 'retornos' ? (
          <Retornos clinica={clinica} />
        ) : (
          <Suspense fallback={<Esqueleto linhas={4} />}>
            <Conversas clinica={clinica} />
          </Suspense>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

function NaoLidas({ quantas }: { quantas: number }) {
  if (quantas === 0) return null;
  return (
    <Badge size="sm">
      {quantas > 99 ? '99+' : quantas}
      <VisuallyHidden>{quantas === 1 ? ' não lida' : ' não lidas'}</VisuallyHidden>
    </Badge>
  );
}

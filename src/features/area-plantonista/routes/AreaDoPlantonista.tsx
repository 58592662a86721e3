import { Suspense } from 'react';
import { Colunas } from '@/components/Colunas.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { saudacao } from '@/lib/format/saudacao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useGuardados } from '@/shared/calculadoras/guardados.ts';
import { AvisosNaoLidos } from '@/shared/notificacoes/components/AvisosNaoLidos.tsx';
import { Ferramentas } from '../components/Ferramentas.tsx';
import { NA_URGENCIA } from '../urgencia.ts';

const FerramentasGuardadas = sobDemanda(() =>
  import('../components/FerramentasGuardadas.tsx').then((modulo) => ({
    default: modulo.FerramentasGuardadas,
  })),
);

const PlantaoAtivo = sobDemanda(() =>
  import('../components/PlantaoAtivo.tsx').then((modulo) => ({ default: modulo.PlantaoAtivo })),
);

const MeusPlantoes = sobDemanda(() =>
  import('../components/MeusPlantoes.tsx').then((modulo) => ({ default: modulo.MeusPlantoes })),
);

/** `/plantonista`: the shift under way, the next one and the month, the tools of a night, and the notices. */
export function AreaDoPlantonista() {
  const fuso = useFuso();
  const perfil = usePerfil();
  const guardados = useGuardados(perfil.id);
  const algoGuardado = guardados.favoritas.length + guardados.recentes.length > 0;
  return (
    <Pagina
      titulo={saudacao(perfil, Date.now(), fuso)}
      descricao="Suas ferramentas do plantão, também sem conexão."
      acoes={
        <>
          <BotaoLink to={PATHS.scores} variant="default">
            Todos os scores
          </BotaoLink>
          <BotaoLink to={PATHS.calculadoras} variant="default">
            Todas as calculadoras
          </BotaoLink>
        </>
      }
    >
      <Colunas lateral={<AvisosNaoLidos />}>
        <Suspense fallback={<Esqueleto linhas={2} />}>
          <PlantaoAtivo />
        </Suspense>
        <Suspense fallback={<Esqueleto linhas={3} />}>
          <MeusPlantoes />
        </Suspense>
        {algoGuardado && (
          <Suspense fallback={<Esqueleto linhas={3} />}>
            <FerramentasGuardadas guardados={guardados} />
          </Suspense>
        )}
        <Ferramentas titulo="Na urgência" ferramentas={NA_URGENCIA} />
      </Colunas>
    </Pagina>
  );
}

import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { BarraOffline } from '@/components/BarraOffline.tsx';
import { useNoCelular } from '@/components/noCelular.ts';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import { useQuantasPendencias } from '@/lib/pendencias/usePendencias.ts';
import { guardarMenuAberto, lerMenuAberto } from '@/lib/preferencias/menu.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import { Assistente } from './Assistente.tsx';
import { Atalhos, type Janela } from './Atalhos.tsx';
import { Cabecalho } from './Cabecalho.tsx';
import { Calculadoras } from './Calculadoras.tsx';
import { MenuLateral } from './MenuLateral.tsx';
import { Migalhas } from './Migalhas.tsx';
import classes from './Moldura.module.css';
import { useSemConexao } from './useSemConexao.ts';

const MenuMovel = sobDemanda(() =>
  import('./MenuMovel.tsx').then((modulo) => ({ default: modulo.MenuMovel })),
);

const RascunhosGuardados = sobDemanda(() =>
  import('@/features/prontuario/components/RascunhosGuardados.tsx').then((modulo) => ({
    default: modulo.RascunhosGuardados,
  })),
);

/** The frame of the signed-in area: header, side menu (a sheet on phones), content. */
export function Moldura({ children }: { children: ReactNode }) {
  const celular = useNoCelular();
  const [aberto, setAberto] = useState(() => lerMenuAberto());
  const [folhaAberta, setFolhaAberta] = useState(false);
  // Once fetched it stays, so that it slides away and hands the focus back.
  const [comFolha, setComFolha] = useState(false);
  if (folhaAberta && !comFolha) setComFolha(true);
  const [janela, setJanela] = useState<Janela>(null);
  const { id } = usePerfil();
  const [desde] = useState(() => Date.now());
  const algoEspera = useQuantasPendencias(id) > 0;
  const pode = usePode();
  const usaFerramentas = pode('calculadoras.usar');
  const abrirCalculadoras = usaFerramentas ? () => setJanela('calculadoras') : undefined;
  const abrirAssistente = pode('assistente.usar') ? () => setJanela('assistente') : undefined;
  useSemConexao(usaFerramentas);

  const alternarMenu = useCallback(() => {
    if (celular) return setFolhaAberta((estava) => !estava);
    setAberto((estava) => {
      guardarMenuAberto(!estava);
      return !estava;
    });
  }, [celular]);

  return (
    <div className={classes.moldura} data-menu={aberto ? 'aberto' : 'icones'}>
      <a className={classes.pular} href={`#${ID_DO_CONTEUDO}`}>
        Pular para o conteúdo
      </a>
      <Atalhos
        janela={janela}
        aoMudarJanela={setJanela}
        alternarMenu={alternarMenu}
        abrirCalculadoras={abrirCalculadoras}
      />
      <Cabecalho
        alternarMenu={alternarMenu}
        abrirPaleta={() => setJanela('paleta')}
        abrirAjuda={() => setJanela('ajuda')}
        abrirCalculadoras={abrirCalculadoras}
        abrirAssistente={abrirAssistente}
        menuAberto={celular ? folhaAberta : aberto}
        celular={celular}
      />
      {celular ? (
        <Suspense fallback={null}>
          {comFolha && <MenuMovel aberto={folhaAberta} aoFechar={() => setFolhaAberta(false)} />}
        </Suspense>
      ) : (
        <MenuLateral aberto={aberto} />
      )}
      <main id={ID_DO_CONTEUDO} tabIndex={-1} className={classes.conteudo}>
        <BarraOffline usuarioId={id} />
        {algoEspera && (
          <Suspense fallback={null}>
            <RascunhosGuardados desde={desde} />
          </Suspense>
        )}
        <Migalhas />
        {children}
      </main>
      <Calculadoras
        aberta={janela === 'calculadoras'}
        aoAbrir={() => abrirCalculadoras?.()}
        aoFechar={() => setJanela(null)}
      />
      <Assistente aberta={janela === 'assistente'} aoFechar={() => setJanela(null)} />
    </div>
  );
}

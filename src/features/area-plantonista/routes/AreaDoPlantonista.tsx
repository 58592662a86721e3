import { Colunas } from '@/components/Colunas.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { saudacao } from '@/lib/format/saudacao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { MeusDados } from '@/shared/conta/components/MeusDados.tsx';
import { TermosAceitos } from '@/shared/conta/components/TermosAceitos.tsx';
import { AvisosNaoLidos } from '@/shared/notificacoes/components/AvisosNaoLidos.tsx';

/** `/plantonista`: professional data and notices of an on-call doctor. */
export function AreaDoPlantonista() {
  const fuso = useFuso();
  const perfil = usePerfil();
  return (
    <Pagina
      titulo={saudacao(perfil, Date.now(), fuso)}
      descricao="Confira seus dados profissionais e seus avisos."
    >
      <Colunas lateral={<AvisosNaoLidos />}>
        <MeusDados />
        <TermosAceitos />
      </Colunas>
    </Pagina>
  );
}

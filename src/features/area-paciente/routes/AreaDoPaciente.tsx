import { Colunas } from '@/components/Colunas.tsx';
import { MeusDados } from '@/components/conta/MeusDados.tsx';
import { TermosAceitos } from '@/components/conta/TermosAceitos.tsx';
import { AvisosNaoLidos } from '@/components/notificacoes/AvisosNaoLidos.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { saudacao } from '@/lib/format/saudacao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { SeusDireitos } from '../components/SeusDireitos.tsx';

/** `/paciente`: what a patient's account holds, and what to ask of whom. */
export function AreaDoPaciente() {
  const perfil = usePerfil();
  return (
    <Pagina
      titulo={saudacao(perfil, Date.now())}
      descricao="Aqui você confere e corrige os dados da sua conta, lê seus avisos e vê os termos que aceitou."
    >
      <Colunas
        lateral={
          <>
            <AvisosNaoLidos />
            <TermosAceitos />
          </>
        }
      >
        <MeusDados />
        <SeusDireitos />
      </Colunas>
    </Pagina>
  );
}

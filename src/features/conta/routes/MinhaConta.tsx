import { Colunas } from '@/components/Colunas.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { MeusDados } from '@/shared/conta/components/MeusDados.tsx';
import { TermosAceitos } from '@/shared/conta/components/TermosAceitos.tsx';
import { BloqueioDoAparelho } from '../components/BloqueioDoAparelho.tsx';
import { LigarPlantoes } from '../components/LigarPlantoes.tsx';
import { MeuCpf } from '../components/MeuCpf.tsx';
import { ModeloDeFora } from '../components/ModeloDeFora.tsx';
import { SegundoFator } from '../components/SegundoFator.tsx';
import { Sessoes } from '../components/Sessoes.tsx';
import { TrocarEmail } from '../components/TrocarEmail.tsx';
import { TrocarSenha } from '../components/TrocarSenha.tsx';

/** `/conta`: what every person sets of the own account, whatever its type. */
export function MinhaConta() {
  const pode = usePode();
  return (
    <Pagina titulo="Minha conta" descricao="Seus dados, sua senha e onde você está conectado.">
      <Colunas
        lateral={
          <>
            <Sessoes />
            <BloqueioDoAparelho />
            <TermosAceitos />
          </>
        }
      >
        <MeusDados />
        {pode('documentos.assinar') && <MeuCpf />}
        <TrocarSenha />
        <SegundoFator />
        <TrocarEmail />
        {pode('agenda.ligar') && <LigarPlantoes />}
        {pode('assistente.autorizar') && <ModeloDeFora />}
      </Colunas>
    </Pagina>
  );
}
